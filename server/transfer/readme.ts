import type { Manifest } from './manifest';

/** What the files of an export are, in plain words, for whoever opens the folder. */
export const readme = ({ made_by: version, with_secrets: withSecrets, files }: Manifest): string => `\
This folder has everything that a brand had in Linedesk ${version}. manifest.json says when.

The files ending in .jsonl are UTF-8 text with one JSON object in each line:

${files
  .filter((file) => file.rows !== undefined)
  .map(({ name, rows }) => `  ${name.padEnd(24)}${rows}`)
  .join('\n')}

Ids are texts that other lines refer to. Money is in major units of the catalog's currency. Times are seconds since
1970-01-01 UTC. Pictures are in files/images, PDFs of invoices in files/invoices, documents that were made for people in
files/order-files, spreadsheets that people uploaded in files/uploads.

${
  withSecrets
    ? `It has secrets: the hashes of passwords, second factors and mails with links. Whoever has it can try passwords.
Store it like a backup, and delete it after use.`
    : `It has no passwords and no second factors: after an import, people choose a new password.`
}

manifest.json has the size and the SHA-256 of each file, too. docs/export.md of Linedesk describes every field.
To fill an empty host with it: npm run import -- FOLDER
`;
