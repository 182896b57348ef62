import type { Message } from '../../src/domain/language/message';
import { inEnglish, inWords } from '../../src/domain/language/wording';
import { spreadsheetFaults } from '../../src/domain/spreadsheet/sheet';
import { Refusal, tooLarge } from '../core/problems';

const refused = (sentence: string | Message) => () => new Refusal(sentence);
const beyondLimits = (sentence: string | Message) => () => tooLarge(inWords(inEnglish, sentence));

/** Why an uploaded file can't be read as a spreadsheet, by the cause: refused, or 413 beyond the limits. */
export const faults = {
  empty: refused(spreadsheetFaults.empty),
  notExcel: refused(spreadsheetFaults.notExcel),
  openDocument: refused('The file is an OpenDocument spreadsheet; save it as .xlsx and try again.'),
  binaryWorkbook: refused('The file is a binary workbook (.xlsb); save it as .xlsx and try again.'),
  macros: refused('The file contains macros; save it as .xlsx without them and try again.'),
  password: refused(spreadsheetFaults.password),
  damaged: refused(spreadsheetFaults.damaged),
  openQuote: (row: number) =>
    new Refusal(`The file has a quote in row ${row} that is never closed; close it and try again.`),
  tooLarge: beyondLimits(spreadsheetFaults.tooLarge),
  tooLargeUnpacked: beyondLimits(spreadsheetFaults.tooLargeUnpacked),
  tooManyRows: beyondLimits(spreadsheetFaults.tooManyRows),
  tooMuchWork: beyondLimits('The file is too large to be read; split it into smaller files.'),
};
