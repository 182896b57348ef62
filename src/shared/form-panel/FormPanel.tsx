import { Button, Card, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { DiscardQuestion, FormFrame, type FormTask, useFormFrame } from '../../ui/form/FormFrame';

interface Props<Values extends object> extends FormTask<Values> {
  submitText: string;
  isDisabled?: boolean;
  /** Further actions beside the submit button. */
  more?: ReactNode;
  /** Input is saved as a draft, so leaving the page needs no confirmation. */
  hasDraft?: boolean;
  children: ReactNode;
}

/** A page's form with one action, submitted by its button or by Enter in a field. */
export function FormPanel<Values extends object>(props: Props<Values>) {
  const { submitText, isDisabled, hasDraft = false, children } = props;
  const frame = useFormFrame(props);
  const id = useId();
  const isNarrow = useIsNarrow();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      frame.isDirty &&
      !hasDraft &&
      addressOf(nextLocation) !== addressOf(currentLocation) &&
      // Without a session the form could not be sent anyway.
      nextLocation.pathname !== paths.login.pattern,
  );
  return (
    <>
      <Card size={isNarrow ? 'small' : 'medium'}>
        <FormFrame
          frame={frame}
          id={id}
          action={
            <Flex wrap gap={8} vertical={isNarrow}>
              <Button
                type="primary"
                htmlType="submit"
                block={isNarrow}
                loading={frame.isBusy}
                disabled={isDisabled}
              >
                {submitText}
              </Button>
              {props.more}
            </Flex>
          }
        >
          {children}
        </FormFrame>
      </Card>
      <DiscardQuestion
        open={blocker.state === 'blocked'}
        onOk={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </>
  );
}

const addressOf = ({ pathname, search }: Location) => pathname + search;
