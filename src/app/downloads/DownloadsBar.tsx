import { forRegion } from '../../lib/region';
import { isolated } from '../../domain/text/isolated';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { cancelDownload, type Download } from '../../api';
import { catalogDocuments, orderDocuments } from '../../domain/documents';
import { mapValues } from '../../domain/records';
import { useAppSelector } from '../../lib/redux';
import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import styles from './DownloadsBar.module.css';
import { type RunningDownload, selectDownloads } from './downloadsSlice';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';

/** Downloads that take less time than this are not shown. */
const showAfterMs = 1000;

/** The downloads that take a while: their names, their progress, and a cancel button each. */
export function DownloadsBar() {
  const t = useT();
  const downloads = useAppSelector(selectDownloads);
  const now = useNow(downloads.length > 0);
  const shown = downloads.filter(({ startedAt }) => now - startedAt >= showAfterMs);
  // The live region is mounted empty: screen readers miss regions that are inserted with their text.
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {shown.length > 0 &&
          t('Downloading {files}', {
            files: { named: shown.map((one) => isolated(inWords(t, downloadName(one)))) },
          })}
      </p>
      {shown.length > 0 && (
        <section className={styles.bar} aria-label={t('Downloads')}>
          {shown.map((download) => (
            <ProgressLine
              key={download.id}
              text={inWords(t, downloadName(download))}
              detail={t(progressText(download, now))}
              percent={download.total === null ? null : (download.received / download.total) * 100}
              action={
                <Button
                  size="small"
                  aria-label={t('Cancel {file}', { file: isolated(inWords(t, downloadName(download))) })}
                  onClick={() => cancelDownload(download.id)}
                >
                  {t('Cancel')}
                </Button>
              }
            />
          ))}
        </section>
      )}
    </>
  );
}

/** The time in milliseconds since the epoch, updated at intervals while needed. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(
    function updateNow() {
      if (!isRunning) return;
      const timer = setInterval(() => setNow(Date.now()), 250);
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  return now;
}

const names: Record<Download, Message> = {
  downloadOrderTaskFiles: message('Files of orders'),
  downloadOrderList: message('Order list'),
  ...mapValues(orderDocuments, ({ name }) => name),
  ...mapValues(catalogDocuments, ({ name }) => name),
  downloadInvoicePdf: message('Invoice'),
  downloadTaskErrors: message('Error list'),
  exportMyData: message('Your data'),
  exportUserData: message('Data of a user'),
};

const isDownload = (endpoint: string): endpoint is Download => endpoint in names;

/** A file's name, or the kind of file until the name is known. */
export function downloadName({ endpoint, fileName }: RunningDownload): string | Message {
  return fileName ?? (isDownload(endpoint) ? names[endpoint] : message('Download'));
}

/** A download's progress: how much has been received, or how long the server has been preparing it. */
export function progressText(download: RunningDownload, now: number): Message {
  const { fileName, received, total, startedAt } = download;
  if (fileName === null)
    return message('Preparing, {seconds} s', { seconds: Math.floor((now - startedAt) / 1000) });
  return total === null
    ? sizeText(received)
    : message('{received} of {total}', { received: sizeText(received), total: sizeText(total) });
}

const mebibytes = forRegion(
  (region) => new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

function sizeText(bytes: number): Message {
  if (bytes < 1024 * 1024) return message('{size} KB', { size: Math.ceil(bytes / 1024) });
  return message('{size} MB', { size: mebibytes().format(bytes / 1024 / 1024) });
}
