import {
  ApiOutlined,
  DeleteOutlined,
  FileExclamationOutlined,
  KeyOutlined,
  SyncOutlined,
  UnorderedListOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { Button, Card, Flex, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useHas, useSyncStocksMutation } from '../../api';
import { keysOf } from '../../domain/records';
import { type FileTool, fileTools } from '../../domain/uploads/uploads';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useRefusedFiles } from '../../shared/refused-files/useRefusedFiles';
import { hasPendingUpload } from '../../shared/spreadsheet-field/pendingUpload';
import { PictureButtons } from '../../shared/upload-dialog/PictureButtons';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { ApiKeysDialog } from './api-keys/ApiKeysDialog';
import { useStockTool } from './useStockTool';
import { WebhooksDialog } from './webhooks/WebhooksDialog';
import { RemoveStocksDialog } from './RemoveStocksDialog';
import { RefusedFilesDialog } from './RefusedFilesDialog';
import { TaskListDialog } from './TaskListDialog';
import { useT } from '../../languages/useT';

const UploadDialog = lazyComponent(
  async () => (await import('../../shared/upload-dialog/UploadDialog')).UploadDialog,
);

const tools = keysOf(fileTools);
type DialogKey = FileTool | 'remove-stocks' | 'tasks' | 'refused-files' | 'api-keys' | 'webhooks';

/** The stock tools, the task list and the picture uploads (spec 2 'Management screen'). */
export function ManagementPage() {
  const t = useT();
  const [open, setOpen] = useState<DialogKey | null>(
    () => tools.find((call) => hasPendingUpload(fileTools[call].file)) ?? null,
  );
  const upload = tools.find((call) => call === open);
  const [syncStocks, { isLoading: isSyncing }] = useSyncStocksMutation();
  const runTool = useStockTool();
  const refused = useRefusedFiles();
  const hasKeys = useHas('listApiKeys');
  const hasWebhooks = useHas('listWebhooks');
  const close = () => setOpen(null);
  // The task list shows the outcome.
  const handleSync = () =>
    void runTool(
      syncStocks({ syncStocksRequest: {} }),
      t('Sync stocks requested'),
      t('Error syncing stocks'),
    );
  return (
    <PageFrame title={t('Management')} layout="form">
      {tools.map((call) => (
        <Tools key={call} title={t(fileTools[call].card.title)} text={t(fileTools[call].card.text)}>
          <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(call)}>
            {t(fileTools[call].title)}
          </Button>
          {call === 'uploadStock' && (
            <>
              <Button icon={<SyncOutlined aria-hidden />} loading={isSyncing} onClick={handleSync}>
                {t('Sync stocks')}
              </Button>
              <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setOpen('remove-stocks')}>
                {t('Remove stocks')}
              </Button>
            </>
          )}
        </Tools>
      ))}
      <Tools title={t('Pictures')} text={t('Pictures of garments, and swatches of their colors.')}>
        <PictureButtons />
      </Tools>
      <Tools title={t('Tasks')} text={t('What the server does in the background, and the outcomes.')}>
        <Button icon={<UnorderedListOutlined aria-hidden />} onClick={() => setOpen('tasks')}>
          {t('Task List')}
        </Button>
      </Tools>

      {refused.isListed && (
        <Tools
          title={t('Refused files')}
          text={t('Files of {erpName} that could not be taken in.', { erpName: runtimeConfig().erpName })}
        >
          <Button
            danger={refused.count > 0}
            icon={<FileExclamationOutlined aria-hidden />}
            onClick={() => setOpen('refused-files')}
          >
            {t('{files, plural, =0 {Refused files} one {# refused file} other {# refused files}}', {
              files: refused.count,
            })}
          </Button>
        </Tools>
      )}

      {hasKeys && (
        <Tools title={t('API keys')} text={t('With a key another system reads orders or sends data.')}>
          <Button icon={<KeyOutlined aria-hidden />} onClick={() => setOpen('api-keys')}>
            {t('API keys')}
          </Button>
        </Tools>
      )}

      {hasWebhooks && (
        <Tools
          title={t('Webhooks')}
          text={t('A webhook tells another system when an order is finished, sent, refused or shipped.')}
        >
          <Button icon={<ApiOutlined aria-hidden />} onClick={() => setOpen('webhooks')}>
            {t('Webhooks')}
          </Button>
        </Tools>
      )}

      {upload && <UploadDialog call={upload} onClose={close} />}
      {open === 'remove-stocks' && <RemoveStocksDialog onClose={close} />}
      {open === 'refused-files' && <RefusedFilesDialog onClose={close} />}
      {open === 'api-keys' && <ApiKeysDialog onClose={close} />}
      {open === 'webhooks' && <WebhooksDialog onClose={close} />}
      {open === 'tasks' && <TaskListDialog onClose={close} />}
    </PageFrame>
  );
}

function Tools({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card size="small" title={<h2>{title}</h2>}>
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{text}</Typography.Text>
        <Flex wrap gap={8}>
          {children}
        </Flex>
      </Flex>
    </Card>
  );
}
