const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../../../.cache/yaml');
const library = () => require('../../../node_modules/js-yaml');

/** A text that a test file has parsed before is read as JSON: each file needs the contract, which takes 50 ms to parse. */
function load(text) {
  const file = path.join(folder, `${createHash('sha1').update(text).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const value = library().load(text);
  mkdirSync(folder, { recursive: true });
  // Another test file may be writing it as well.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
  return value;
}

module.exports = { load, loadAll: (text) => library().loadAll(text) };
