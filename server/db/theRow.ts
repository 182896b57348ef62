/** The row of a query that always has one, such as an insert or a count. */
export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always has a row has none.');
  return row;
}
