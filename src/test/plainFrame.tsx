import { Link } from 'react-router-dom';
import { PageContent } from '../app/shell/PageContent';
import { paths } from '../lib/paths';

/**
 * Imported by a test file, it leaves the side menu and the top bar out of each `/admin` page: rendering them takes a
 * fifth of such a test, which is about the page itself. Two links of the menu are left, for tests of leaving a page.
 */
jest.mock('../app/shell/AdminShell', () => ({
  AdminShell: () => (
    <>
      <Link to={paths.catalogBatch.href()}>Batch update</Link>
      <Link to={paths.customerList.href()}>List of customers</Link>
      <PageContent />
    </>
  ),
}));
