// The command lines of tests/program/json_outputs.txt, except those of jobs, which need processes.
import {readFileSync} from 'node:fs';

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const {rule, group} = JSON.parse(read('data/schemas/orbit-report-1.0.schema.json')).properties;
const names = {rule: rule.enum.filter((name) => name !== null), group: group.properties.name.enum};

const numbers = (first, last) => Array.from({length: last - first + 1}, (_, i) => String(first + i));

// The line for each combination of the words of its placeholders {rule}, {group} and {0..12}.
function expanded(line) {
  const [placeholder, name, first, last] = line.match(/\{(?:(rule|group)|(\d+)\.\.(\d+))\}/u) ?? [];
  if (placeholder === undefined) return [line];
  const words = names[name] ?? numbers(Number(first), Number(last));
  return words.flatMap((word) => expanded(line.replace(placeholder, word)));
}

/**
 * The lines, in order: of a shell, and to be run in one folder. Without estimates, which depend on the machine, and without rooks for
 * N = 10 and more, whose solutions take minutes.
 */
export const shellLines = read('tests/program/json_outputs.txt').split(/^# /mu).filter((section) => !section.startsWith('jobs'))
  .flatMap((section) => section.split('\n').slice(1)).filter((line) => line !== '').map((line) => line.replace(/^large /u, ''))
  .flatMap(expanded).filter((line) => !/ 1\d --rule rooks| --estimate /u.test(line));

/** The words after `eightfold` of those lines that are a command alone. */
export const commands = shellLines.map((line) => line.replace(/ \|\| true$/u, '')).filter((line) => /^eightfold [^|<>&;$]*$/u.test(line))
  .map((line) => [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/gu)].slice(1).map(([, ...word]) => word.find((text) => text !== undefined)));

/** A result {stdout, …} without the measured time and what ran, threads and kernels, which differ. */
export const withoutMeasurements = ({stdout, ...others}) =>
  ({...others, stdout: stdout.replace(/"(seconds|threads|kernel)": ?[^,}\n]+/gu, '"$1":0')});
