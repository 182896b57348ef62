import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import styles from './ManagementPage.module.css';
import { useSyncStocks } from './useSyncStocks';

const StockDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stock-dialog" */ './StockDialog')).StockDialog,
}));
const RemoveStocksDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "remove-stocks-dialog" */ './RemoveStocksDialog'))
    .RemoveStocksDialog,
}));
const TaskListDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "task-list-dialog" */ './TaskListDialog')).TaskListDialog,
}));
const PicturesDialog = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "pictures-dialog" */ '../../shared/upload-dialog/PicturesDialog')
  ).PicturesDialog,
}));

type DialogKey = 'upload-stocks' | 'remove-stocks' | 'tasks' | 'images' | 'colors';

/** The stock tools, the task list and the picture uploads (spec 2 'Management screen'). */
export function ManagementPage() {
  const [open, setOpen] = useState<DialogKey | null>(null);
  const { syncStocks, isSyncing } = useSyncStocks();
  const close = () => setOpen(null);
  return (
    <PageFrame
      title="Management"
      ways={<ButtonLink to={paths.catalogList.href()}>Catalogs</ButtonLink>}
      layout="form"
    >
      <section className={styles.tools} aria-labelledby="stock-tools">
        <h2 id="stock-tools">Stock</h2>
        <p>How many pieces lie in each warehouse; an order shows its customer’s warehouse.</p>
        <div className={styles.buttons}>
          <Button type="primary" onClick={() => setOpen('upload-stocks')}>
            Upload stocks
          </Button>
          <Button loading={isSyncing} onClick={() => void syncStocks()}>
            Sync stocks
          </Button>
          <Button danger onClick={() => setOpen('remove-stocks')}>
            Remove stocks
          </Button>
        </div>
      </section>
      <section className={styles.tools} aria-labelledby="picture-tools">
        <h2 id="picture-tools">Pictures</h2>
        <p>Pictures of garments, and swatches of their colours.</p>
        <div className={styles.buttons}>
          <Button onClick={() => setOpen('images')}>Image upload</Button>
          <Button onClick={() => setOpen('colors')}>Color upload</Button>
        </div>
      </section>
      <section className={styles.tools} aria-labelledby="task-tools">
        <h2 id="task-tools">Tasks</h2>
        <p>What the server does in the background, and what came of it.</p>
        <div className={styles.buttons}>
          <Button onClick={() => setOpen('tasks')}>Task List</Button>
        </div>
      </section>
      <Suspense>
        {open === 'upload-stocks' && <StockDialog onClose={close} />}
        {open === 'remove-stocks' && <RemoveStocksDialog onClose={close} />}
        {open === 'tasks' && <TaskListDialog onClose={close} />}
        {(open === 'images' || open === 'colors') && <PicturesDialog kind={open} onClose={close} />}
      </Suspense>
    </PageFrame>
  );
}
