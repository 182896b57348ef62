import { AntPreset } from '../AntPreset';
import { NotFoundPage } from './NotFoundPage';

/** 'Page not found' outside of the shell. */
export function LostPage() {
  return (
    <AntPreset>
      <NotFoundPage />
    </AntPreset>
  );
}
