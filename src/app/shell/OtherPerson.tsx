import { Button, Flex, Typography } from 'antd';
import { useEffect } from 'react';
import { selectOther, useGetMeQuery } from '../../api';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { Modal } from '../../ui/modal/Modal';

/**
 * Covers the page while somebody else is signed in, in another tab: what was typed stays, and is sent only once the
 * person whose tab this is is back.
 */
export function OtherPerson() {
  const other = useAppSelector(selectOther);
  const { data: me, refetch } = useGetMeQuery();

  useEffect(
    function askWhenShown() {
      if (other === null) return;
      const ask = () => document.visibilityState === 'visible' && void refetch();
      document.addEventListener('visibilitychange', ask);
      return () => document.removeEventListener('visibilitychange', ask);
    },
    [other, refetch],
  );

  if (other === null || me === undefined) return null;
  const name = other.name ?? 'Somebody else';
  return (
    <Modal
      open
      isAlert
      title={`${name} is signed in now`}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Flex wrap gap={8} justify="end">
          <Button
            type="primary"
            onClick={() => window.open(paths.login.hrefForAnother, '_blank', 'noopener')}
          >
            Sign in as {me.name}
          </Button>
          <Button onClick={() => window.location.assign(paths.orderList.href())}>
            {other.name === null ? 'Open their orders' : `Go on as ${name}`}
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>
        In another tab of this browser, {name} has signed in. Nothing from this tab is sent as {name}: what{' '}
        {me.name} typed here stays, and is saved when {me.name} signs in again.
      </Typography.Paragraph>
      <Typography.Paragraph>
        Going on as {name} closes this page. Quantities of a line sheet that are not saved yet stay in this
        browser for {me.name}; other fields do not.
      </Typography.Paragraph>
    </Modal>
  );
}
