/** In the place of Ant Design's Pagination (webpack.config.ts): no table has pages. */
export default function NoPages(): null {
  return null;
}
