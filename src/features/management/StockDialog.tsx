import { Modal } from 'antd';
import { useId, useState } from 'react';
import { api } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { BadLines } from '../../shared/bad-rows/BadLines';
import { BadRows } from '../../shared/bad-rows/BadRows';
import { maySend } from '../../shared/file-check/FileCheck';
import { useFileCheck } from '../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../shared/spreadsheet-field/SpreadsheetField';
import { runUpload } from '../../shared/upload-dialog/runUpload';
import { UploadProgress } from '../../shared/upload-dialog/UploadProgress';
import { linesCleared } from '../../shared/upload-dialog/uploadSlice';
import { useUpload } from '../../shared/upload-dialog/useUpload';
import styles from './StockDialog.module.css';

const { uploadStock } = api.endpoints;

/** 'Upload stocks' (spec 2, 5): the file replaces the stock of the skus that it names. */
export function StockDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const check = useFileCheck('stock', file);
  const upload = useUpload('stock');
  const dispatch = useAppDispatch();
  const id = useId();
  const isBusy = upload.phase !== 'none';

  const handleChoose = (chosen: File | null) => {
    dispatch(linesCleared({ kind: 'stock' }));
    setFile(chosen);
  };
  const handleUpdate = async () => {
    if (file === null) return;
    const stockForm = { stocks_file: file };
    const part = {
      form: stockForm,
      bytes: file.size,
      send: () => dispatch(uploadStock.initiate({ stockForm }, { track: false })),
    };
    if (await dispatch(runUpload('stock', [part]))) setFile(null);
  };

  return (
    <Modal
      open
      title="Upload stocks"
      width={560}
      okText="Update"
      cancelText="Close"
      okButtonProps={{ disabled: isBusy || !maySend(check), loading: isBusy }}
      onOk={() => void handleUpdate()}
      onCancel={onClose}
    >
      <div className={styles.body}>
        <SpreadsheetField
          id={id}
          label="Stock file"
          kind="stock"
          file={file}
          check={check}
          isDisabled={isBusy}
          onChoose={handleChoose}
        />
        <UploadProgress kind="stock" bytes={file?.size ?? 0} />
        {check.state === 'bad' && <BadRows errors={check.errors} outcome="nothing was sent" />}
        <BadLines lines={upload.lines} outcome="nothing was changed" />
      </div>
    </Modal>
  );
}
