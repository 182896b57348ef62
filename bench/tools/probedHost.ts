import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The time that this thread has spent on a processor, in ms (Linux): other programs of a busy machine don't count. */
const busyMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

let before = busyMs();
let longest = 0;
setInterval(() => {
  const now = busyMs();
  longest = Math.max(longest, now - before);
  before = now;
}, 1).unref();

// Answers the longest block of the event loop since the last request.
createServer((_request, response) => {
  response.end(String(longest));
  longest = 0;
})
  .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
  .unref();

void import('../../server/main');
