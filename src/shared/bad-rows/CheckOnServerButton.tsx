import { Button, type ButtonProps } from 'antd';
import type { FileCheck } from '../file-check/FileCheck';

interface Props extends Pick<ButtonProps, 'htmlType' | 'onClick' | 'loading' | 'disabled'> {
  check: FileCheck;
}

/**
 * Sends a file in which the page has found bad rows: the server refuses it whole, and lists those that it alone can know
 * with them, such as a SAP ID that is taken. Renders nothing for other files, and where no row could be read.
 */
export function CheckOnServerButton({ check, ...button }: Props) {
  if (check.state !== 'bad' || check.errors.every(({ row }) => row === headerRow)) return null;
  return <Button {...button}>Check with the server too</Button>;
}

const headerRow = 1;
