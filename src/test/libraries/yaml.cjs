const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const yaml = require('../../../node_modules/yaml/dist/index.js');

const folder = path.resolve(__dirname, '../../../.cache/yaml');

/** A text that a test file has parsed before is read as JSON: the contract takes 0.3 s to parse, and each file needs it. */
function parse(text) {
  const file = path.join(folder, `${createHash('sha1').update(text).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const value = yaml.parse(text);
  mkdirSync(folder, { recursive: true });
  // Another test file may be writing it as well.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
  return value;
}

module.exports = { ...yaml, parse };
