import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text that the product shows, and where. */
export interface FoundMessage {
  readonly text: string;
  readonly context?: string;
  /** The file, from the root of the repository, and its line. */
  readonly file: string;
  readonly line: number;
}

/** What a file says to people: its messages, and texts that no translation can reach. */
export interface FileMessages {
  readonly messages: readonly FoundMessage[];
  readonly untranslated: readonly FoundMessage[];
}

/** The properties of elements that people read or hear. */
const readProperties = /^(?:aria-(?:label|description|roledescription)|alt|label|placeholder|title|text)$/;

/** The functions that take a text, by the place of that parameter. */
const textParameters = new Map([
  ['t', 0],
  ['message', 0],
  ['sqlMessage', 0],
  ['messageIn', 1],
]);

/** Reads the messages of a TypeScript file. */
export function readMessages(file: string, code = readFileSync(file, 'utf8')): FileMessages {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  const messages: FoundMessage[] = [];
  const untranslated: FoundMessage[] = [];
  const at = (node: ts.Node, text: string) => ({
    text,
    file: path.relative(process.cwd(), file),
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node);
    else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Sentence') readSentence(node);
    else if (ts.isJsxText(node) && hasWords(node.text)) untranslated.push(at(node, node.text.trim()));
    else if (ts.isJsxAttribute(node) && isUntranslated(node)) untranslated.push(at(node, node.getText()));
    ts.forEachChild(node, visit);
  };
  const readCall = ({ expression, arguments: given }: ts.CallExpression) => {
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const text = given[textParameters.get(name) ?? -1];
    if (text === undefined || !ts.isStringLiteralLike(text)) return;
    const [context] = given;
    const isInContext = name === 'messageIn' && context !== undefined && ts.isStringLiteralLike(context);
    messages.push({ ...at(text, text.text), ...(isInContext && { context: context.text }) });
  };
  const readSentence = ({ attributes }: ts.JsxSelfClosingElement) => {
    for (const one of attributes.properties) {
      if (!ts.isJsxAttribute(one) || one.name.getText() !== 'text') continue;
      if (one.initializer && ts.isStringLiteral(one.initializer))
        messages.push(at(one, one.initializer.text));
    }
  };
  visit(source);
  return { messages, untranslated };
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));

function isUntranslated({ name, initializer, parent }: ts.JsxAttribute): boolean {
  if (initializer === undefined || !ts.isStringLiteral(initializer)) return false;
  if (parent.parent.tagName.getText() === 'Sentence') return false;
  return readProperties.test(name.getText()) && hasWords(initializer.text);
}
