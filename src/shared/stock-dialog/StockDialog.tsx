import { Flex, Form } from 'antd';
import { useState } from 'react';
import { api } from '../../api';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { CheckOnServerButton } from '../bad-rows/CheckOnServerButton';
import { CheckedRows } from '../bad-rows/BadRows';
import { maySend } from '../file-check/FileCheck';
import { useFileCheck } from '../file-check/useFileCheck';
import { SpreadsheetField } from '../spreadsheet-field/SpreadsheetField';
import { runUpload } from '../upload-dialog/runUpload';
import { UploadProgress } from '../upload-dialog/UploadProgress';
import { linesCleared, selectUpload } from '../upload-dialog/uploadSlice';
import { Modal } from '../../ui/modal/Modal';

const { uploadStock } = api.endpoints;

/**
 * 'Upload stocks' (spec 2, 5): the file replaces the stock of the skus that it names. Closing the dialog does not stop
 * the upload.
 */
export function StockDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<{ file: File | null }>();
  const [file, setFile] = useState<File | null>(null);
  const check = useFileCheck('stock', file);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectUpload(state, 'stock')).phase !== 'none';

  const handleChange = ({ file: chosen = null }: { file?: File | null }) => {
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
    if (!(await dispatch(runUpload('stock', [part])))) return;
    form.resetFields();
    setFile(null);
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
      footer={(buttons) => (
        <>
          <CheckOnServerButton check={check} disabled={isBusy} onClick={() => void handleUpdate()} />
          {buttons}
        </>
      )}
      onCancel={onClose}
    >
      <Flex vertical gap={8}>
        {/* Without a file 'Update' is disabled, so there is nothing to validate. */}
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          validateTrigger="onSubmit"
          onValuesChange={handleChange}
        >
          <SpreadsheetField label="Stock file" kind="stock" check={check} isDisabled={isBusy} />
        </Form>
        <UploadProgress kind="stock" bytes={file?.size ?? 0} />
        <CheckedRows check={check} />
      </Flex>
    </Modal>
  );
}
