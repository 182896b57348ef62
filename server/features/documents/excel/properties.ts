import type { PaperSize } from '../content';
import type { Texts } from '../texts';
import { xmlText } from './cells';
import { relationsNamespace as office } from './styles';

/** What a workbook says of itself, and the sheets of paper that it is printed on. */
export interface WorkbookAbout {
  texts: Texts;
  title: string;
  subject: string;
  author: string;
  paper: PaperSize;
}

const packages = 'http://schemas.openxmlformats.org/package/2006';

/** The XML of a workbook's properties, as file managers and spreadsheet programs show them. */
export const coreXml = ({ texts, title, subject, author }: WorkbookAbout): string =>
  `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
  `<dc:title>${xmlText(title)}</dc:title><dc:subject>${xmlText(subject)}</dc:subject>` +
  `<dc:creator>${xmlText(author)}</dc:creator><dc:language>${texts.language}</dc:language></cp:coreProperties>`;

/** The XML that names the program. */
export const appXml =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">' +
  '<Application>Linedesk</Application></Properties>';

/** The XML of the relations of the file itself: its workbook and its properties. */
export const rootRelations =
  `<Relationships xmlns="${packages}/relationships">` +
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>` +
  `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
  `<Relationship Id="rId3" Type="${office}/extended-properties" Target="docProps/app.xml"/></Relationships>`;
