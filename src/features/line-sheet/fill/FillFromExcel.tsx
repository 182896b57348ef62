import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { useLoadOnDemand } from '../../../shared/load-on-demand/useLoadOnDemand';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { withWords } from '../../../languages/loadWords';
import styles from './FillFromExcel.module.css';
import { useT } from '../../../languages/useT';

const loadDialog = () => withWords('files', () => withWords('dialogs', () => import('./FillDialog')));
const FillDialog = lazyComponent(async () => (await loadDialog()).FillDialog);

interface Props {
  order: Order;
  /** Why the order can't be changed, or null when it can. */
  refusal: string | null;
}

/** Takes a filled order form: by its button, or dropped anywhere on the sheet. */
export function FillFromExcel({ order, refusal }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<{ file: File | null } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const loadOnDemand = useLoadOnDemand();

  const open = async (file: File | null) => {
    if (refusal !== null) return dispatch(showAlert({ message: refusal, severity: 'error' }));
    setLoading(true);
    if (await loadOnDemand(t('The reader'), loadDialog)) setAsked({ file });
    setLoading(false);
  };
  const isOver = useFileDrop((file) => void open(file));

  return (
    <>
      {refusal === null && (
        <Button icon={<ImportOutlined aria-hidden />} loading={isLoading} onClick={() => void open(null)}>
          {t('Fill from Excel')}
        </Button>
      )}
      {isOver &&
        // The panel may be closed.
        createPortal(
          <p className={styles.target} aria-hidden>
            {refusal ?? t('Drop the filled order form here')}
          </p>,
          document.body,
        )}

      {asked && <FillDialog order={order} firstFile={asked.file} onClosed={() => setAsked(null)} />}
    </>
  );
}

/** Calls back with a file dropped on the page; returns whether one is being dragged over it. */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(function listenForFiles() {
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would navigate to the file.
      event.preventDefault();
      // Dialogs have drop areas of their own.
      const isOurs = !(
        event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')
      );
      const isLeaving = event.type === 'drop' || (event.type === 'dragleave' && event.relatedTarget === null);
      setOver(isOurs && !isLeaving);
      const [file] = event.dataTransfer.files;
      if (isOurs && event.type === 'drop' && file !== undefined) take(file);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) document.addEventListener(type, handle);
    return () => {
      for (const type of types) document.removeEventListener(type, handle);
    };
  }, []);
  return isOver;
}
