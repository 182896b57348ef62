import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useState } from 'react';
import type { OrderView as SavedView } from '../../../api';
import { whenUsed } from '../../../ui/when-used/whenUsed';

const ViewsDialog = whenUsed(
  async () => (await import(/* webpackChunkName: "order-views-dialog" */ './ViewsDialog')).ViewsDialog,
);

interface Props {
  /** Undefined while they are not known: the button is there, so that nothing moves. */
  views: readonly SavedView[] | undefined;
  /** The query of what the list shows, with its columns. */
  readQuery: () => string;
}

/** Opens the saved views of the list. */
export const ViewsButton = memo(function ViewsButton({ views, readQuery }: Props) {
  const [query, setQuery] = useState<string | null>(null);
  return (
    <>
      <Button
        icon={<EyeOutlined aria-hidden />}
        aria-label="Views"
        title="Views"
        aria-haspopup="dialog"
        disabled={views === undefined}
        onClick={() => setQuery(readQuery())}
      />
      {views !== undefined && query !== null && (
        <ViewsDialog views={views} query={query} onClose={() => setQuery(null)} />
      )}
    </>
  );
});
