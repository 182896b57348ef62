import { readFileSync } from 'node:fs';
import path from 'node:path';

const contract: { tags: { name: string; description: string }[] } = JSON.parse(
  readFileSync(path.join(__dirname, '../../api-spec/openapi.gen.json'), 'utf8'),
);

/** The program that `/api/docs` shows with a tag of the contract. */
export function documentedCode(tag: string): string {
  const { description = '' } = contract.tags.find(({ name }) => name === tag) ?? {};
  const [, code] = /```js\n(.*?)```/s.exec(description) ?? [];
  if (code === undefined) throw new Error(`The tag ${tag} shows no program.`);
  return code;
}
