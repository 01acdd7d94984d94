import {parentPort} from 'node:worker_threads';
import createInstance from './eightfold.cjs';
import {serve} from './serve.mjs';

const port = {postMessage: (message, transfer) => parentPort.postMessage(message, transfer)};
serve(port, createInstance);
parentPort.on('message', (data) => port.onmessage({data}));
