import { xmlText } from './cells';
import type { PicturePosition } from './sheet';
import { relationsNamespace } from './styles';

const drawings = 'http://schemas.openxmlformats.org/drawingml/2006';
const emuAPoint = 12_700;

/** The XML of the drawing over a sheet: its pictures, of which the nth is the drawing's nth relation. */
export function* drawingXml(pictures: readonly PicturePosition[]): Generator<string> {
  yield `<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${relationsNamespace}">`;
  for (const [index, picture] of pictures.entries()) yield pictureXml(picture, index + 1);
  yield '</xdr:wsDr>';
}

function pictureXml({ row, column, width, height, name }: PicturePosition, id: number): string {
  const size = `cx="${width * emuAPoint}" cy="${height * emuAPoint}"`;
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${emuAPoint}</xdr:colOff>` +
    `<xdr:row>${row}</xdr:row><xdr:rowOff>${emuAPoint}</xdr:rowOff></xdr:from><xdr:ext ${size}/>` +
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id + 1}" name="Picture ${id}" descr="${xmlText(name)}"/>` +
    '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>' +
    `<xdr:blipFill><a:blip r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>'
  );
}
