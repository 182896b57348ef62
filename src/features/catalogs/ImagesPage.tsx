import { Col, Flex, Row, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Task, useListAllCatalogsQuery, useListTasksQuery } from '../../api';
import { sortCatalogs } from '../../domain/catalogs/seasons';
import { timings } from '../../domain/constants';
import { pictureRules } from '../../domain/pictures';
import { isolated } from '../../domain/text/isolated';
import { dateAndTimeText } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { PictureButtons } from '../../shared/upload-dialog/PictureButtons';
import { Card } from '../../ui/card/Card';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { missingPictures } from './catalogFacts';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';
import { type Translate } from '../../domain/language/wording';

/** Upload images (spec 2): the images dialog and the colors dialog, what is missing, and what was uploaded last. */
export function ImagesPage() {
  const t = useT();
  return (
    <PageFrame
      title={t('Upload images')}
      lead={t('Pictures of garments, and swatches of their colors, for every catalog that has them.')}
    >
      <Flex wrap gap={8}>
        <PictureButtons />
      </Flex>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={8}>
          <Missing />
        </Col>
        <Col xs={24} lg={8}>
          <LastUploads />
        </Col>
        <Col xs={24} lg={8}>
          <Card title={t('Rules')}>
            <Typography.Paragraph>
              {t('Images: {images}', { images: pictureRules.images })}
            </Typography.Paragraph>
            <Typography.Paragraph style={{ marginBottom: 0 }}>
              {t('Colors: {colors}', { colors: pictureRules.colors })}
            </Typography.Paragraph>
          </Card>
        </Col>
      </Row>
    </PageFrame>
  );
}

const shownCatalogs = 8;

/** The current catalogs with garments that have no picture. */
function Missing() {
  const t = useT();
  const { data, error, isLoading, refetch } = useListAllCatalogsQuery();
  const current = sortCatalogs(data ?? []).filter((catalog) => catalog.is_current);
  const isKnown = current.some((catalog) => missingPictures(catalog) !== undefined);
  const lacking = current.filter((catalog) => (missingPictures(catalog) ?? 0) > 0);
  return (
    <Card title={t('Missing in current catalogs')} isLoading={isLoading}>
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && !isKnown && t('No current catalog tells which pictures are missing.')}
      {isKnown && lacking.length === 0 && t('Every garment has its picture.')}
      <Lines>
        {lacking.slice(0, shownCatalogs).map((catalog) => (
          <li key={catalog.id}>
            <Link to={`${paths.catalogPreview.href(catalog.id)}?tab=pictures`}>{isolated(catalog.name)}</Link>{' '}
            <Typography.Text type="secondary">
              {t('{garments, plural, one {# garment} other {# garments}} without a picture', {
                garments: missingPictures(catalog) ?? 0,
              })}
            </Typography.Text>
          </li>
        ))}
      </Lines>
      {lacking.length > shownCatalogs && <Link to={paths.catalogList.href()}>{t('All catalogs')}</Link>}
    </Card>
  );
}

const kinds: Readonly<Record<string, Message>> = {
  UploadImages: message('Images'),
  UploadColors: message('Colors'),
};
const shownUploads = 5;

/** The last uploads of pictures; each is a background task. */
function LastUploads() {
  const t = useT();
  const { data, error, isLoading, refetch } = useListTasksQuery(
    {},
    {
      pollingInterval: timings.taskListPollMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const uploads = (data?.tasks ?? []).filter((task) => task.class in kinds).slice(0, shownUploads);
  return (
    <Card title={t('Uploaded last')} isLoading={isLoading}>
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && uploads.length === 0 && t('No pictures were uploaded lately.')}
      <Lines>
        {uploads.map((task) => (
          <li key={task.task_id}>
            {kindText(task, t)}
            {task.created !== undefined && `, ${dateAndTimeText(task.created)}`}{' '}
            <Typography.Text type={task.status === 'failed' ? 'danger' : 'secondary'}>
              {outcomeText(task, t)}
            </Typography.Text>
          </li>
        ))}
      </Lines>
    </Card>
  );
}

function kindText({ class: kind }: Task, t: Translate): string {
  const text = kinds[kind];
  return text === undefined ? '' : t(text);
}

function outcomeText({ status, progress, error, errors_count: count = 0 }: Task, t: Translate): string {
  if (status === 'failed') return error ?? t('Failed');
  if (status === 'WIP') return `${progress}%`;
  return count === 0
    ? t('Done')
    : t('Done, {files, plural, one {# file} other {# files}} refused', { files: count });
}

function Lines({ children }: { children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6 }}>{children}</ul>;
}
