import { useEffect, useEffectEvent } from 'react';
import { type User, useSetMyLanguageMutation } from '../../api';
import { accountLanguageOf } from '../../domain/language/languages';
import { chosenLanguage, offeredLanguages, showLanguage } from '../../languages/chooseLanguage';
import { useLanguage } from '../../languages/useT';
import { useValue } from '../../lib/createStore';

/**
 * Shows the page in the language of the account. One that was chosen, on the login too, becomes the account's, as does
 * the browser's for an account without one.
 */
export function useAccountLanguage(me: User | undefined): void {
  const { tag } = useLanguage();
  const chosen = useValue(chosenLanguage);
  const [save] = useSetMyLanguageMutation();
  const { id, language } = me ?? {};
  const canSave = me?.capabilities?.includes('setMyLanguage') === true;

  const showOwn = useEffectEvent(() => {
    const isOffered = offeredLanguages().some((one) => one.tag === language);
    // Words that can't be loaded leave the page as it is; it can be chosen in the menu.
    if (language !== undefined && isOffered && chosen === null) showLanguage(language).catch(() => undefined);
  });
  useEffect(() => showOwn(), [id]);

  useEffect(
    function saveChosen() {
      if (id === undefined) return;
      const own = accountLanguageOf(tag);
      if (own !== tag || language === chosen) chosenLanguage.set(null);
      else if (canSave && (chosen === null ? language === undefined && own !== 'en' : language !== own))
        void save({ setMyLanguageRequest: { language: own } });
    },
    [id, tag, language, chosen, canSave, save],
  );
}
