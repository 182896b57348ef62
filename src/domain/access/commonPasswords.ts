/**
 * Passwords of 8 characters and more that lists of leaked accounts are full of, in lower case: the first ones
 * that anybody tries (NIST SP 800-63B).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    12345678 123456789 1234567890 123123123 12341234 12344321 87654321 987654321 0987654321 0123456789
    147258369 123456789a 1234567a a1234567 a12345678 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4
    q1w2e3r4t5 zaq12wsx zaq1zaq1 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123
    azerty123 azertyuiop asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 qazwsxedc qweasdzxc
    qwer1234 1234qwer 12qwaszx q1w2e3r4t5y6 abcd1234 abc12345 abc123456 abcdefgh abcdefghi aa123456
    aa12345678 a123456789 password passw0rd p@ssword p@ssw0rd password1 password! password1! password12
    password123 password1234 password2 passwort passwort1 passwort123 motdepasse contrasena contraseña
    senha123 wachtwoord parola123 hello123 hello1234 welcome1 welcome12 welcome123 welcome2024 welcome2025
    welcome2026 willkommen bienvenue letmein1 letmein123 changeme changeme1 changeme123 changeit default1
    temporary temp1234 test1234 test12345 testtest testing1 testing123 admin123 admin1234 admin12345
    administrator adminadmin root1234 guest123 user1234 secret123 secret12 mysecret master12 master123
    login123 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball
    baseball1 basketball superman superman1 spiderman starwars starwars1 pokemon1 michael1 jennifer jordan23
    charlie1 computer internet whatever trustno1 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123
    liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid juventus corvette mercedes ferrari1 bigdaddy
    blink182 butterfly chocolate cheese12 babygirl babygirl1 loveyou1 lovelove lovely12 angel123 beautiful
    fuckyou1 fuckyou2 asshole1 samantha elizabeth victoria jonathan alexander alexandra nicholas benjamin
    matthew1 samsung1 samsung123 google123 facebook linkedin1 myspace1 microsoft windows1 summer12 summer123
    summer2024 summer2025 summer2026 winter12 winter123 winter2024 winter2025 winter2026 spring2025
    spring2026 autumn2025 autumn2026 january1 december einstein november midnight mountain snowball freedom1
    forever1 flower12 flowers1 garfield godzilla hardcore icecream jackson1 kawasaki lakers24 metallica
    minecraft mustang1 newyork1 november1 nirvana1 patricia phoenix1 platinum pussycat rainbow1 redskins
    rockyou1 rosebud1 scorpion security startrek steelers swordfish thunder1 tinkerbell tomtom12 topsecret
    trinity1 undertaker vanessa1 volleyball warcraft wolverine yankees1 yellow12 11223344 112233445566
    1122334455 12121212 13131313 10203040 101010101 14789632 19871987 20202020 22446688 31415926 55667788
    78945612 789456123 9876543210 147852369 159357456 741852963 963852741 102030405060
  `
    .trim()
    .split(/\s+/),
);
