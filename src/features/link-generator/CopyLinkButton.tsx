import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard';
import { paths } from '../../lib/paths';

/** Puts the order's link on the clipboard, to send it by another way than the e-mail. */
export function CopyLinkButton({ orderId }: { orderId: string }) {
  const [label, setLabel] = useState('Copy link');
  const handleClick = async () => {
    const link = window.location.origin + paths.lineSheet.href(orderId);
    setLabel((await copyText(link)) ? 'Link copied' : 'The browser refused to copy');
  };
  return (
    <Button icon={<LinkOutlined aria-hidden="true" />} aria-live="polite" onClick={() => void handleClick()}>
      {label}
    </Button>
  );
}
