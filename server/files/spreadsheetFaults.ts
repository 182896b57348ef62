import { type Message, message } from '../../src/domain/language/message';
import { spreadsheetFaults } from '../../src/domain/spreadsheet/sheet';
import { Refusal, tooLarge } from '../core/problems';

const refused = (sentence: Message) => () => new Refusal(sentence);
const beyondLimits = (sentence: Message) => () => tooLarge(sentence);

/** Why an uploaded file can't be read as a spreadsheet, by the cause: refused, or 413 beyond the limits. */
export const faults = {
  empty: refused(spreadsheetFaults.empty),
  notExcel: refused(spreadsheetFaults.notExcel),
  openDocument: refused(message('The file is an OpenDocument spreadsheet; save it as .xlsx and try again.')),
  binaryWorkbook: refused(message('The file is a binary workbook (.xlsb); save it as .xlsx and try again.')),
  macros: refused(message('The file contains macros; save it as .xlsx without them and try again.')),
  password: refused(spreadsheetFaults.password),
  damaged: refused(spreadsheetFaults.damaged),
  openQuote: (row: number) =>
    new Refusal(
      message('The file has a quote in row {row} that is never closed; close it and try again.', { row }),
    ),
  tooLarge: beyondLimits(spreadsheetFaults.tooLarge),
  tooLargeUnpacked: beyondLimits(spreadsheetFaults.tooLargeUnpacked),
  tooManyRows: beyondLimits(spreadsheetFaults.tooManyRows),
  tooMuchWork: beyondLimits(message('The file is too large to be read; split it into smaller files.')),
};
