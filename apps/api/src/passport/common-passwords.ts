/**
 * Passwords that everybody tries first, made from the parts that people make them of: words, names, pinyin and walks
 * over the keyboard, with the usual endings. About sixty thousand of eight characters and more, in lower case.
 */
const words = `
  password passwort passw0rd p@ssw0rd p@ssword pa55word passwd pass letmein welcome welc0me admin administrator root
  user guest test tester testing demo default changeme secret login master manager service system server computer
  internet website hello helloworld whatever nothing trustno1 access freedom forever friend friends family mother
  father sister brother baby babygirl babyboy angel princess prince queen king dragon monkey tiger lion eagle panda
  shadow sunshine summer winter spring autumn flower butterfly rainbow orange banana cherry apple chocolate cookie
  coffee pepper ginger football baseball basketball soccer hockey liverpool chelsea arsenal barcelona superman batman
  spiderman starwars pokemon naruto minecraft matrix samsung google facebook youtube twitter iphone android windows
  microsoft linux london paris berlin tokyo newyork america canada england china chinese beijing shanghai shenzhen
  guangzhou hangzhou chengdu wuhan nanjing xiamen fujian taiwan hongkong happy lucky smile lover loveme loveyou
  iloveyou iloveu ilovehim lovely money million business company office mercedes ferrari porsche toyota honda
  michael jordan jennifer jessica michelle daniel andrew joshua ashley amanda nicole charlie thomas robert william
  richard james david jason kevin peter johnny jack tom jerry lucy lily linda cindy vivian angela alice tony eric
  wang zhang chen yang zhao huang zhou xiao xiaoming xiaohong xiaowei xiaolong wangwei zhangwei liwei wangfang
  zhangmin lijing wangjing zhanghao wangyang liuyang chenwei yangyang lixiang woaini woaini woshishui woaiwojia
  nihao mima wode wodemima baobao baobei laopo laogong mama baba gege meimei jiejie didi tianshi tiantian shengri
  kuaile xingfu pengyou zhongguo aini wobuzhidao huanying taobao alipay weixin wechat baidu tencent alibaba
  qwer qwert qwerty qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx
  qazwsxedc wsxedc qweasd qweasdzxc qwaszx poiuyt lkjhgf mnbvcxz 1qaz 2wsx 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t
  zaq1 zaq12wsx q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 qq aa abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa
  aaaaaa qqq qqqqqq zzzzzz xxxxxx asd qwe zxc silkboat silkroad sichouzhilu
`
  .split(/\s+/)
  .filter(Boolean);

const endings = `
  1 2 12 21 123 321 1234 4321 12345 54321 123456 654321 1234567 12345678 123456789 1234567890 11 22 00 01 007 110 111
  1111 11111111 112233 121212 123123 123321 147258 159357 168 168168 520 521 520520 5201314 1314 1314520 666 6666 666666
  88 888 8888 888888 999 000 0000 000000 1980 1985 1986 1987 1988 1989 1990 1991 1992 1993 1994 1995 1996 1997 1998
  1999 2000 2001 2002 2008 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 ! !! . .. 1! 123! 1234! @1 @12 @123
  @1234 @2024 @2025 #1 #123 _123 -123 a abc qwe
`
  .split(/\s+/)
  .filter(Boolean);

const sequences = [
  ...['1234567890', '0123456789', '0987654321', '9876543210', '1223334444', '11223344', '1122334455', '112233445566'],
  ...[
    '147258369',
    '147852369',
    '741852963',
    '963852741',
    '159357456',
    '1357924680',
    '13579246',
    '24681357',
    '19283746',
  ],
  ...['12341234', '123123123', '12344321', '1234554321', '123456654321', '123321123', '123456123456', '123454321'],
  ...['52013145', '5201314520', '131452013', '1314520520', '77585210', '7758521521', '31415926', '3141592653'],
  ...['66668888', '88886666', '11112222', '00001111', '12121212', '13131313', '10101010', '20202020', '69696969'],
  ...['1a2b3c4d', 'a1s2d3f4', '1234qwer', 'qwer1234', '123qweasd', 'qwe123asd', '123456qwerty', '1234abcd', '12345abc'],
];

/** `12345678`, `23456789a` …: every run of digits of 8 to 10, alone and with a letter around it. */
function digitRuns(): string[] {
  const runs = sequences.flatMap((all) =>
    [6, 7, 8, 9, 10].filter((length) => length <= all.length).map((length) => all.slice(0, length)),
  );
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return runs.flatMap((run) => [
    run,
    ...letters.flatMap((one) => [`${one}${run}`, `${run}${one}`, `${one}${one}${run}`]),
  ]);
}

/** One or two characters again and again. */
function repetitions(): string[] {
  const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789!.*'];
  return [8, 9, 10, 11, 12].flatMap((length) => [
    ...characters.map((one) => one.repeat(length)),
    ...[...'0123456789'].flatMap((one) => [...'0123456789'].map((two) => (one + two).repeat(6).slice(0, length))),
  ]);
}

const isLong = (text: string) => text.length >= 8;

let known: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...words,
      ...words.map((word) => word + word),
      ...words.flatMap((word) => endings.flatMap((end) => [word + end, end + word])),
      ...sequences,
      ...digitRuns(),
      ...repetitions(),
    ].filter(isLong),
  );
  return known;
}

/** A birthday written as eight digits. */
const birthday = /^(19[3-9]\d|20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return birthday.test(text) || commonPasswords().has(text);
}
