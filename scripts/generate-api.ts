/**
 * Generates the complete contract, the client's endpoints and the server's types from the written one. With `--check`
 * it writes nothing and fails if a committed file is out of date.
 */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { load } from 'js-yaml';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { completeContract, type Contract } from './completeContract';

const root = join(__dirname, '..');
const completeFile = join(root, 'api-spec/openapi.gen.json');
const written = readFileSync(join(root, 'api-spec/openapi.yaml'), 'utf8');
const contract = completeContract(load(written) as Contract & OpenAPI3);
const endpointsFile = join(root, 'src/api/endpoints.gen.ts');
const operationsFile = join(root, 'server/operations.gen.ts');
const notice = '// Generated from api-spec/openapi.yaml by `npm run generate`. Never edit it.\n';

/** The contract's descriptions are read in the contract: they would be a third of either file. */
async function clientEndpoints(): Promise<string> {
  const source = await generateEndpoints({
    schemaFile: completeFile,
    apiFile: './emptyApi.ts',
    apiImport: 'emptyApi',
    exportName: 'generatedApi',
    encodePathParams: true,
    useUnknown: true,
    hooks: true,
    // These GETs must run again each time: a cached download would return yesterday's order.
    endpointOverrides: [
      { pattern: [/^(download|export)/, 'getOrderConfirmation', 'logout'], type: 'mutation' },
      // Polled, and it changes nothing that a screen shows.
      { pattern: 'reportPresence', type: 'query' },
      // A question whose list of orders is too long for an address.
      { pattern: 'checkOrderStock', type: 'query' },
    ],
  });
  if (typeof source !== 'string')
    throw new Error('The generator gave no endpoints for api-spec/openapi.yaml.');
  const plain = source.replaceAll(/\/\*\*.*?\*\/\s*/gs, '');
  // A download is saved, and its answer is the file's name: a Blob never enters the store.
  return notice + plain.replaceAll(/(ApiResponse =\s+)Blob;/g, '$1string;');
}

/** Only the types. */
async function serverOperations(): Promise<string> {
  const types = await openapiTS(contract);
  return notice + astToString(types, { formatOptions: { removeComments: true } });
}

async function main(checkOnly: boolean): Promise<void> {
  const complete = { file: completeFile, source: `${JSON.stringify(contract, null, 1)}\n` };
  // The client's generator reads it.
  if (!checkOnly) writeFileSync(complete.file, complete.source);
  const outputs = [
    complete,
    { file: endpointsFile, source: await clientEndpoints() },
    { file: operationsFile, source: await serverOperations() },
  ];
  if (!checkOnly) {
    for (const { file, source } of outputs) writeFileSync(file, source);
    return;
  }
  const stale = outputs.filter(
    ({ file, source }) => !existsSync(file) || readFileSync(file, 'utf8') !== source,
  );
  if (stale.length === 0) {
    console.log('The generated files are up to date.');
    return;
  }
  const names = stale.map(({ file }) => relative(root, file)).join(' and ');
  console.error(
    `${names} is not what api-spec/openapi.yaml gives: run \`npm run generate\` and commit the result.`,
  );
  process.exitCode = 1;
}

void main(process.argv.includes('--check'));
