import { Outlet } from 'react-router-dom';
import { AntPreset } from './AntPreset';

/** What a page before the login stands in that can afford Ant Design. */
export function EntryLayout() {
  return (
    <AntPreset>
      <Outlet />
    </AntPreset>
  );
}
