import { Link } from 'react-router-dom';
import { PageContent } from '../app/shell/PageContent';
import { paths } from '../lib/paths';

/**
 * Importing this removes the side menu and the top bar from `/admin` pages, which take a fifth of a test's time. Two
 * menu links remain, for tests of leaving a page.
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
