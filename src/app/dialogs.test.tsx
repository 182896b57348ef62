import { act, screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import type { DialogCase } from '../test/dialogs/DialogCase';
import { renderWithStore } from '../test/render';

const root = join(__dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' });
/** The dialogs that the files `test/…Dialogs.tsx` list. */
const cases = sources
  .filter((file) => /\btest\/.*Dialogs\.tsx$/.test(file))
  .flatMap((file) =>
    Object.values(jest.requireActual<Record<string, DialogCase[]>>(join(root, file))).flat(),
  );
const titleOf = ({ file, which }: DialogCase) => (which === undefined ? file : `${file}, ${which}`);

/** A button that opens the dialog or its parent component. */
function Opener({ shows }: Pick<DialogCase, 'shows'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && shows(() => setOpen(false))}
    </>
  );
}

it.each(cases.map((one) => [titleOf(one), one] as const))(
  '%s begins where one goes on, and leads back',
  async (_title, { shows, mocks, given, types, presses = [], begins, closes, returns }) => {
    mocks?.();
    const { user, store } = renderWithStore(<Opener shows={shows} />);
    const press = async (name: string | RegExp) => {
      const found = () =>
        ['button', 'link', 'menuitem']
          .flatMap((role) => screen.queryAllByRole(role, { name }))
          .filter((one) => !one.matches(':disabled'));
      await waitFor(() => expect(found()).toHaveLength(1));
      for (const one of found()) await user.click(one);
    };
    await press('Open');
    act(() => given?.(store));
    if (types !== undefined) await user.type(await screen.findByLabelText(types), 'a');
    for (const name of presses) await press(name);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(begins));
    const begun = document.activeElement;
    expect(begun?.closest('[role=dialog], [role=alertdialog]')).not.toBeNull();
    expect(begun?.closest('.ant-modal-close')).toBeNull();
    await (closes === undefined ? user.keyboard('{Escape}') : press(closes));
    await waitFor(() => expect(begun).not.toBeVisible());
    const opener = returns ?? presses.at(-1) ?? 'Open';
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(opener));
  },
);

/** Generic dialog components; their uses are covered above. */
const frames = [
  'Modal',
  'FormDialog',
  'DiscardQuestion',
  'EndDialog',
  'FactorQuestion',
  'FilterModal',
  'ListDialog',
  'OutcomeDialog',
  'RunFrame',
  'ShownOnceDialog',
];
const frameFiles = [
  'features/identity/second-factor/FactorQuestion.tsx',
  'features/line-sheet/runs/RunFrame.tsx',
  'features/management/EndDialog.tsx',
  'features/management/ListDialog.tsx',
  'shared/shown-once/ShownOnceDialog.tsx',
  'ui/form/FilterModal.tsx',
  'ui/form/FormFrame.tsx',
  'ui/outcome-dialog/OutcomeDialog.tsx',
];

it('covers every dialog in the code', () => {
  const drawn = sources
    .filter(
      (file) => /^(features|shared|ui|app)\/.*(?<!\.test)\.tsx$/.test(file) && !frameFiles.includes(file),
    )
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const tags = text.matchAll(new RegExp(`<(${frames.join('|')})\\b(?=[\\s>]|<)`, 'g'));
      return [...tags].map(() => file);
    });
  const opened = cases.map(({ file }) => file);
  const count = (files: readonly string[], file: string) => files.filter((one) => one === file).length;
  expect(drawn.filter((file) => count(opened, file) < count(drawn, file))).toEqual([]);
  expect(opened.filter((file) => !drawn.includes(file))).toEqual([]);
});
