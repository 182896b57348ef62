import { Flex, Form } from 'antd';
import { useState } from 'react';
import { fileForms } from '../../api';
import { type FileTool, fileTools } from '../../domain/uploads/uploads';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { Modal } from '../../ui/modal/Modal';
import { CheckedRows } from '../bad-rows/BadRows';
import { CheckOnServerButton } from '../bad-rows/CheckOnServerButton';
import { maySend } from '../file-check/FileCheck';
import { useFileCheck } from '../file-check/useFileCheck';
import { SpreadsheetField } from '../spreadsheet-field/SpreadsheetField';
import { runUpload } from './runUpload';
import { UploadProgress } from './UploadProgress';
import { linesCleared, selectUpload } from './uploadSlice';
import { useT } from '../../languages/useT';

/**
 * Sends a spreadsheet to be read by a task, such as 'Upload stocks' (spec 2, 5), whose file replaces the stock of the
 * skus that it names. Closing the dialog does not stop the upload.
 */
export function UploadDialog({ call, onClose }: { call: FileTool; onClose: () => void }) {
  const t = useT();
  const { file: kind, title, label } = fileTools[call];
  const [form] = Form.useForm<{ file: File | null }>();
  const [file, setFile] = useState<File | null>(null);
  const check = useFileCheck(kind, file);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectUpload(state, call)).phase !== 'none';

  const handleChange = ({ file: chosen = null }: { file?: File | null }) => {
    dispatch(linesCleared({ call }));
    setFile(chosen);
  };
  const handleUpdate = async () => {
    if (file === null) return;
    const { form: sent, send } = fileForms[call](file);
    const part = { form: sent, bytes: file.size, send: () => dispatch(send) };
    if (!(await dispatch(runUpload(call, [part])))) return;
    form.resetFields();
    setFile(null);
  };

  return (
    <Modal
      open
      title={t(title)}
      width={560}
      okText={t('Update')}
      cancelText={t('Close')}
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
          <SpreadsheetField label={t(label)} kind={kind} check={check} isDisabled={isBusy} />
        </Form>
        <UploadProgress call={call} bytes={file?.size ?? 0} />
        <CheckedRows check={check} />
      </Flex>
    </Modal>
  );
}
