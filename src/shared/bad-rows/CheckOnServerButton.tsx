import { Button, type ButtonProps } from 'antd';
import { headerRow } from '../../domain/spreadsheet/readHeader';
import type { FileCheck } from '../file-check/FileCheck';
import { useT } from '../../languages/useT';

interface Props extends Pick<ButtonProps, 'htmlType' | 'onClick' | 'loading' | 'disabled'> {
  check: FileCheck;
}

/**
 * Sends a file with bad rows to the server, which refuses it and lists all bad rows, including those that only it can
 * detect, such as a SAP ID that is taken. Renders nothing for other files, or if no row could be read.
 */
export function CheckOnServerButton({ check, ...button }: Props) {
  const t = useT();
  if (check.state !== 'bad' || check.errors.every(({ row }) => row === headerRow)) return null;
  return <Button {...button}>{t('Check with the server too')}</Button>;
}
