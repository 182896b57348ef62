import { createServer } from 'node:http';
import { watchOwnWork } from './ownWork';

const blocks = watchOwnWork();

// Answers the longest block of the event loop since the last request.
createServer((_request, response) => {
  response.end(String(blocks().reduce((longest, ms) => Math.max(longest, ms), 0)));
})
  .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
  .unref();

void import('../../server/main');
