import type { MailLanguage } from '../../../src/domain/languages';
import type { SecurityNotice } from '../../background/mail';

/** The sentences of the security notices; `about` has those of each `what`. */
interface NoticeWords {
  about: Record<SecurityNotice, { subject: (brand: string) => string; happened: string }>;
  time: string;
  browser: string;
  unknownBrowser: string;
  address: string;
  byStaff: string;
  otherwise: string;
  open: string;
}

/** The sentences of the security notices, by language. */
export const noticeWords: Record<MailLanguage, NoticeWords> = {
  en: {
    about: {
      new_sign_in: {
        subject: (brand) => `New sign-in to your account at ${brand}`,
        happened: 'Somebody, most likely you, signed in to your account in a browser that is new to it.',
      },
      password_changed: {
        subject: (brand) => `Your password for ${brand} was changed`,
        happened: 'The password of your account was changed. Your other devices have been signed out.',
      },
      email_changed: {
        subject: (brand) => `The email address of your account at ${brand} was changed`,
        happened:
          'The email address of your account, which is your username, was changed. Your other devices have been signed out.',
      },
      sign_in_limited: {
        subject: (brand) => `Many failed sign-ins to your account at ${brand}`,
        happened:
          'Somebody has entered a wrong password for your account many times, and now has to wait. In a browser that you have signed in with before, you can sign in as usual.',
      },
      factors_changed: {
        subject: (brand) => `The second factors of your account at ${brand} were changed`,
        happened:
          'A second factor of your account, such as an authenticator app or a passkey, was added or removed. Your other devices have been signed out.',
      },
      company_linked: {
        subject: (brand) => `Your account at ${brand} was linked with your company’s account`,
        happened:
          'Somebody, most likely you, signed in with your company’s account, which opens your account from now on.',
      },
    },
    time: 'Time',
    browser: 'Browser',
    unknownBrowser: 'unknown',
    address: 'IP address',
    byStaff: 'It was done by somebody who manages your account.',
    otherwise:
      'If you know about this, there is nothing to do. If not, sign out all other devices on your profile page, change your password, and tell the people who manage your account.',
    open: 'Your profile and devices',
  },
  de: {
    about: {
      new_sign_in: {
        subject: (brand) => `Neue Anmeldung an Ihrem Zugang bei ${brand}`,
        happened: 'Jemand, wahrscheinlich Sie, hat sich in einem für Ihren Zugang neuen Browser angemeldet.',
      },
      password_changed: {
        subject: (brand) => `Ihr Passwort für ${brand} wurde geändert`,
        happened: 'Das Passwort Ihres Zugangs wurde geändert. Ihre anderen Geräte wurden abgemeldet.',
      },
      email_changed: {
        subject: (brand) => `Die E-Mail-Adresse Ihres Zugangs bei ${brand} wurde geändert`,
        happened:
          'Die E-Mail-Adresse Ihres Zugangs, Ihr Benutzername, wurde geändert. Ihre anderen Geräte wurden abgemeldet.',
      },
      sign_in_limited: {
        subject: (brand) => `Viele fehlgeschlagene Anmeldungen an Ihrem Zugang bei ${brand}`,
        happened:
          'Jemand hat für Ihren Zugang viele Male ein falsches Passwort eingegeben und muss jetzt warten. In einem Browser, in dem Sie sich schon angemeldet haben, können Sie sich wie gewohnt anmelden.',
      },
      factors_changed: {
        subject: (brand) => `Die zweiten Faktoren Ihres Zugangs bei ${brand} wurden geändert`,
        happened:
          'Ein zweiter Faktor Ihres Zugangs, etwa eine Authenticator-App oder ein Passkey, wurde hinzugefügt oder entfernt. Ihre anderen Geräte wurden abgemeldet.',
      },
      company_linked: {
        subject: (brand) => `Ihr Zugang bei ${brand} wurde mit Ihrem Firmenkonto verknüpft`,
        happened:
          'Jemand, wahrscheinlich Sie, hat sich mit Ihrem Firmenkonto angemeldet; es öffnet von nun an Ihren Zugang.',
      },
    },
    time: 'Zeit',
    browser: 'Browser',
    unknownBrowser: 'unbekannt',
    address: 'IP-Adresse',
    byStaff: 'Das hat jemand getan, der Ihren Zugang verwaltet.',
    otherwise:
      'Wissen Sie davon, müssen Sie nichts tun. Wenn nicht, melden Sie auf Ihrer Profilseite alle anderen Geräte ab, ändern Sie Ihr Passwort, und informieren Sie die Personen, die Ihren Zugang verwalten.',
    open: 'Ihr Profil und Ihre Geräte',
  },
  es: {
    about: {
      new_sign_in: {
        subject: (brand) => `Nuevo inicio de sesión en su cuenta de ${brand}`,
        happened:
          'Alguien, probablemente usted, ha iniciado sesión en su cuenta con un navegador nuevo para ella.',
      },
      password_changed: {
        subject: (brand) => `Se ha cambiado su contraseña de ${brand}`,
        happened:
          'Se ha cambiado la contraseña de su cuenta. Se ha cerrado la sesión en sus otros dispositivos.',
      },
      email_changed: {
        subject: (brand) => `Se ha cambiado el correo electrónico de su cuenta de ${brand}`,
        happened:
          'Se ha cambiado el correo electrónico de su cuenta, que es su nombre de usuario. Se ha cerrado la sesión en sus otros dispositivos.',
      },
      sign_in_limited: {
        subject: (brand) => `Muchos intentos fallidos de entrar en su cuenta de ${brand}`,
        happened:
          'Alguien ha introducido muchas veces una contraseña incorrecta para su cuenta y ahora tiene que esperar. En un navegador que ya haya usado, puede iniciar sesión como siempre.',
      },
      factors_changed: {
        subject: (brand) => `Los segundos factores de su cuenta de ${brand} han cambiado`,
        happened:
          'Se ha añadido o eliminado un segundo factor de su cuenta, como una aplicación de autenticación o una clave de acceso. Se ha cerrado la sesión en sus otros dispositivos.',
      },
      company_linked: {
        subject: (brand) => `Su cuenta de ${brand} se ha vinculado con la cuenta de su empresa`,
        happened:
          'Alguien, probablemente usted, ha entrado con la cuenta de su empresa, que desde ahora abre su cuenta.',
      },
    },
    time: 'Hora',
    browser: 'Navegador',
    unknownBrowser: 'desconocido',
    address: 'Dirección IP',
    byStaff: 'Lo ha hecho una persona que gestiona su cuenta.',
    otherwise:
      'Si ya lo sabía, no tiene que hacer nada. Si no, cierre la sesión de todos los demás dispositivos en la página de su perfil, cambie su contraseña y avise a las personas que gestionan su cuenta.',
    open: 'Su perfil y sus dispositivos',
  },
  fr: {
    about: {
      new_sign_in: {
        subject: (brand) => `Nouvelle connexion à votre compte chez ${brand}`,
        happened:
          'Quelqu’un, sans doute vous, s’est connecté à votre compte avec un navigateur nouveau pour celui-ci.',
      },
      password_changed: {
        subject: (brand) => `Votre mot de passe pour ${brand} a été modifié`,
        happened: 'Le mot de passe de votre compte a été modifié. Vos autres appareils ont été déconnectés.',
      },
      email_changed: {
        subject: (brand) => `L’adresse e-mail de votre compte chez ${brand} a été modifiée`,
        happened:
          'L’adresse e-mail de votre compte, qui est votre nom d’utilisateur, a été modifiée. Vos autres appareils ont été déconnectés.',
      },
      sign_in_limited: {
        subject: (brand) => `De nombreuses connexions à votre compte chez ${brand} ont échoué`,
        happened:
          'Quelqu’un a saisi de nombreuses fois un mauvais mot de passe pour votre compte et doit maintenant attendre. Dans un navigateur que vous avez déjà utilisé, vous pouvez vous connecter comme d’habitude.',
      },
      factors_changed: {
        subject: (brand) => `Les seconds facteurs de votre compte chez ${brand} ont été modifiés`,
        happened:
          'Un second facteur de votre compte, comme une application d’authentification ou une clé d’accès, a été ajouté ou supprimé. Vos autres appareils ont été déconnectés.',
      },
      company_linked: {
        subject: (brand) => `Votre compte chez ${brand} a été lié au compte de votre entreprise`,
        happened:
          'Quelqu’un, sans doute vous, s’est connecté avec le compte de votre entreprise, qui ouvre désormais votre compte.',
      },
    },
    time: 'Heure',
    browser: 'Navigateur',
    unknownBrowser: 'inconnu',
    address: 'Adresse IP',
    byStaff: 'Cela a été fait par une personne qui gère votre compte.',
    otherwise:
      'Si vous êtes au courant, vous n’avez rien à faire. Sinon, déconnectez tous les autres appareils sur la page de votre profil, changez votre mot de passe et prévenez les personnes qui gèrent votre compte.',
    open: 'Votre profil et vos appareils',
  },
  it: {
    about: {
      new_sign_in: {
        subject: (brand) => `Nuovo accesso al Suo account presso ${brand}`,
        happened:
          'Qualcuno, probabilmente Lei, ha effettuato l’accesso al Suo account con un browser nuovo per esso.',
      },
      password_changed: {
        subject: (brand) => `La Sua password per ${brand} è stata modificata`,
        happened:
          'La password del Suo account è stata modificata. Gli altri Suoi dispositivi sono stati disconnessi.',
      },
      email_changed: {
        subject: (brand) => `L’indirizzo email del Suo account presso ${brand} è stato modificato`,
        happened:
          'L’indirizzo email del Suo account, che è il Suo nome utente, è stato modificato. Gli altri Suoi dispositivi sono stati disconnessi.',
      },
      sign_in_limited: {
        subject: (brand) => `Molti accessi falliti al Suo account presso ${brand}`,
        happened:
          'Qualcuno ha inserito molte volte una password errata per il Suo account e ora deve attendere. In un browser con cui ha già effettuato l’accesso può accedere come sempre.',
      },
      factors_changed: {
        subject: (brand) => `I secondi fattori del Suo account presso ${brand} sono stati modificati`,
        happened:
          'Un secondo fattore del Suo account, come un’app di autenticazione o una passkey, è stato aggiunto o rimosso. Gli altri Suoi dispositivi sono stati disconnessi.',
      },
      company_linked: {
        subject: (brand) => `Il Suo account presso ${brand} è stato collegato all’account della Sua azienda`,
        happened:
          'Qualcuno, probabilmente Lei, ha effettuato l’accesso con l’account della Sua azienda, che d’ora in poi apre il Suo account.',
      },
    },
    time: 'Ora',
    browser: 'Browser',
    unknownBrowser: 'sconosciuto',
    address: 'Indirizzo IP',
    byStaff: 'Lo ha fatto una persona che gestisce il Suo account.',
    otherwise:
      'Se ne è al corrente, non deve fare nulla. Altrimenti disconnetta tutti gli altri dispositivi nella pagina del Suo profilo, cambi la password e avvisi le persone che gestiscono il Suo account.',
    open: 'Il Suo profilo e i Suoi dispositivi',
  },
  nl: {
    about: {
      new_sign_in: {
        subject: (brand) => `Nieuwe aanmelding bij uw account van ${brand}`,
        happened:
          'Iemand, waarschijnlijk u, heeft zich bij uw account aangemeld in een browser die er nieuw voor is.',
      },
      password_changed: {
        subject: (brand) => `Uw wachtwoord voor ${brand} is gewijzigd`,
        happened: 'Het wachtwoord van uw account is gewijzigd. Uw andere apparaten zijn afgemeld.',
      },
      email_changed: {
        subject: (brand) => `Het e-mailadres van uw account bij ${brand} is gewijzigd`,
        happened:
          'Het e-mailadres van uw account, dat uw gebruikersnaam is, is gewijzigd. Uw andere apparaten zijn afgemeld.',
      },
      sign_in_limited: {
        subject: (brand) => `Veel mislukte aanmeldingen bij uw account van ${brand}`,
        happened:
          'Iemand heeft vele malen een verkeerd wachtwoord voor uw account ingevoerd en moet nu wachten. In een browser waarin u zich al eerder hebt aangemeld, kunt u zich zoals gewoonlijk aanmelden.',
      },
      factors_changed: {
        subject: (brand) => `De tweede factoren van uw account bij ${brand} zijn gewijzigd`,
        happened:
          'Een tweede factor van uw account, zoals een authenticator-app of een passkey, is toegevoegd of verwijderd. Uw andere apparaten zijn afgemeld.',
      },
      company_linked: {
        subject: (brand) => `Uw account bij ${brand} is gekoppeld aan het account van uw bedrijf`,
        happened:
          'Iemand, waarschijnlijk u, heeft zich aangemeld met het account van uw bedrijf, dat voortaan uw account opent.',
      },
    },
    time: 'Tijd',
    browser: 'Browser',
    unknownBrowser: 'onbekend',
    address: 'IP-adres',
    byStaff: 'Dit is gedaan door iemand die uw account beheert.',
    otherwise:
      'Weet u hiervan, dan hoeft u niets te doen. Zo niet, meld dan op uw profielpagina alle andere apparaten af, wijzig uw wachtwoord en waarschuw de mensen die uw account beheren.',
    open: 'Uw profiel en apparaten',
  },
};
