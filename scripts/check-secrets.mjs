// Fails when a file of the repository holds a password, key or token, as secretlint knows them.
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Its profiler looks through all marks ever made at each of them: a minute for our files.
performance.mark = () => undefined;

const root = path.resolve(import.meta.dirname, '..');
const preset = '@secretlint/secretlint-rule-preset-recommend';
/** An address in a test of ours. */
const allowed = [{ id: '@secretlint/secretlint-rule-basicauth', options: { allows: ['/me:hidden/'] } }];
const config = { rules: [{ id: preset, rule: creator, rules: allowed }] };

const isRead = (file) =>
  !/\.(png|jpg|ico|bin|xlsx)$|^package-lock\.json$|^server\/db\/migrations\/meta\//.test(file);
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
// Git lists a file that was deleted until that is committed.
const isThere = (file) => file !== '' && existsSync(path.join(root, file));
const files = listed.stdout.split('\n').filter((file) => isThere(file) && isRead(file));
for (const filePath of files) {
  const content = readFileSync(path.join(root, filePath), 'utf8');
  const source = { filePath, content, contentType: 'text' };
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
  for (const { message, loc } of messages) {
    console.error(`${filePath}:${loc.start.line} ${message}`);
    process.exitCode = 1;
  }
}
console.log(`${files.length} files were searched for secrets.`);
