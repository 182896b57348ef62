import { Form, Input } from 'antd';
import { type Order, useGetMeQuery, useSetOrderNoteMutation } from '../../api';
import { isStaff } from '../../domain/access/roleOptions';
import { FormDialog } from '../../ui/form/FormDialog';
import { useNotices } from '../alert-bar/useNotices';

interface Props {
  order: Pick<Order, 'id' | 'name' | 'note' | 'staff_note'>;
  onClose: () => void;
}

interface Values {
  readonly note: string;
  /** Unset for a customer, who has no such field. */
  readonly staff_note?: string;
}

const longest = 2000;

/** The note on an order, and the one that only staff see. */
export function NoteDialog({ order, onClose }: Props) {
  const [setNote] = useSetOrderNoteMutation();
  const { submit } = useNotices();
  const { data: me } = useGetMeQuery();
  const { id, name, note = '', staff_note: staffNote = '' } = order;
  const handleSubmit = async (values: Values) => {
    const orderNoteRequest = {
      id,
      // What a colleague has written meanwhile stays.
      ...(values.note !== note && { note: values.note }),
      ...(values.staff_note !== undefined &&
        values.staff_note !== staffNote && { staff_note: values.staff_note }),
    };
    const failure = await submit(setNote({ orderNoteRequest }), 'Note saved');
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormDialog<Values>
      title={`Note on “${name}”`}
      submitText="Save"
      width={520}
      initialValues={{ note, staff_note: staffNote }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Form.Item
        name="note"
        label="Note"
        extra="For the customer and staff; also in the order’s Excel and PDFs."
      >
        <Input.TextArea autoFocus rows={4} maxLength={longest} />
      </Form.Item>
      {isStaff(me?.roles ?? []) && (
        <Form.Item name="staff_note" label="Note for staff" extra="The customer never sees it.">
          <Input.TextArea rows={4} maxLength={longest} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
