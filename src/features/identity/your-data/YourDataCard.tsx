import { Button, Flex } from 'antd';
import { useExportMyDataMutation, useHas } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { Card } from '../../../ui/card/Card';
import { useT } from '../../../languages/useT';

/** Everything that is stored about the signed-in person, to download, where the host can do that. */
export function YourDataCard() {
  const t = useT();
  const [exportMyData, { isLoading }] = useExportMyDataMutation();
  const { report } = useNotices();
  if (!useHas('exportMyData')) return null;
  return (
    <Card title={t('Your data')}>
      <Flex vertical gap={16} align="start">
        <p>
          {t(
            'Everything that is stored about you, as a zip file: your account, your orders and what you wrote as JSON, and your files.',
          )}
        </p>
        <Button loading={isLoading} onClick={() => void report(exportMyData())}>
          {t('Download')}
        </Button>
      </Flex>
    </Card>
  );
}
