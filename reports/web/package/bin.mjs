#!/usr/bin/env node
// The program for a command line, with the streams and files of the process.
import {readdirSync, readFileSync, readSync, statSync, writeSync} from 'node:fs';
import createInstance from './eightfold.cjs';
import {runInstance} from './instance.mjs';

// A pipe that is full takes a part, or none yet.
function writeAll(stream, bytes) {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(stream, bytes, at);
    } catch (error) {
      if (error.code === 'EPIPE') process.exit(141); // 128 + SIGPIPE, the status that a shell reports
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function readSome(buffer) {
  for (;;) {
    try {
      return readSync(0, buffer);
    } catch (error) {
      if (error.code === 'EOF') return 0; // Windows, at the end of a pipe
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

// The folders at the root, except those of the system, which the program does not share. On Windows, only the current folder.
function mountFiles(FS) {
  const mount = (root, place) => {
    FS.mkdirTree(place);
    FS.mount(FS.filesystems.NODEFS, {root}, place);
  };
  if (process.platform === 'win32') {
    mount(process.cwd(), '/here');
    FS.chdir('/here');
    return;
  }
  for (const name of readdirSync('/'))
    if (!['dev', 'proc', 'sys'].includes(name) && statSync(`/${name}`, {throwIfNoEntry: false})?.isDirectory()) mount(`/${name}`, `/${name}`);
  FS.chdir(process.cwd());
}

const {code} = await runInstance(createInstance, new WebAssembly.Module(readFileSync(new URL('./eightfold.wasm', import.meta.url))),
  process.argv.slice(2), {
    read: readSome,
    environment: process.env,
    onOutput: (bytes) => writeAll(1, bytes),
    onError: (bytes) => writeAll(2, bytes),
    progress: process.stderr.isTTY,
    mount: mountFiles,
  });
process.exitCode = code;
