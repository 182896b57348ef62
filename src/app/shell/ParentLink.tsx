import { LeftOutlined } from '@ant-design/icons';
import { Breadcrumb } from 'antd';
import { Link } from 'react-router-dom';
import { useGetMeQuery } from '../../api';
import { parentOf } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { pageTitles, usePage } from '../usePage';

/** The way back from a page without an entry in the menu to the one that it belongs to; its title is below. */
export function ParentLink() {
  const { data: me } = useGetMeQuery();
  const parent = parentOf(me?.roles ?? [], usePage());
  if (parent === null) return null;
  const link = (
    <Link to={paths[parent].href()}>
      <LeftOutlined aria-hidden /> {pageTitles[parent]}
    </Link>
  );
  return <Breadcrumb aria-label="Breadcrumb" items={[{ title: link }]} style={{ marginBottom: 4 }} />;
}
