// npm start: installs, builds, and runs the host in this very process, so that signals reach it directly.
import { createRequire } from 'node:module';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
ensureBuilt();
const { register } = await import('tsx/cjs/api');
register();
createRequire(import.meta.url)('../server/main.ts');
