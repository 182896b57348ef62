import { Button, Flex, Form, type FormProps } from 'antd';
import { type ReactNode, useId } from 'react';
import { Modal } from '../modal/Modal';
import { useT } from '../../languages/useT';

interface Props<Values> extends Pick<FormProps<Values>, 'form' | 'initialValues' | 'onFinish'> {
  title: string;
  clearText: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of filters that take effect together on 'Apply'. */
export function FilterModal<Values>({ title, clearText, onClear, onClose, ...form }: Props<Values>) {
  const t = useT();
  const id = useId();
  return (
    <Modal
      open
      title={title}
      width={480}
      okText={t('Apply')}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
      footer={(buttons) => (
        <Flex wrap gap={8} justify="space-between">
          <Button onClick={onClear}>{clearText}</Button>
          <Flex gap={8}>{buttons}</Flex>
        </Flex>
      )}
    >
      <Form
        layout="vertical"
        noValidate
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        {...form}
        id={id}
        name={id}
      />
    </Modal>
  );
}
