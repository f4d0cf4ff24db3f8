import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Day, Entity, Id, Nullable, OneOf } from './fields.ts';

const base = '/buyer/passport/member';
const tag = 'passport';

/** Access and refresh token, both JWTs with `exp` in seconds. */
export const TokenPair = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() });
export type TokenPair = Static<typeof TokenPair>;

/** Where a member came from; the `clientType` header says it. */
export const clientTypes = ['PC', 'H5', 'WECHAT_MP', 'APP', 'UNKNOWN'] as const;
export type ClientType = (typeof clientTypes)[number];

/** A mobile of mainland China, with or without a leading 0. */
export const mobilePattern = '^0?1[3-9]\\d{9}$';
const mobileSentence = { zh: '手机号码格式不正确', en: 'Enter a valid mobile number' };

export const Mobile = () => Type.String({ pattern: mobilePattern, errorMessage: mobileSentence });

/** The password itself, or the 32 hex digits of its md5 as existing clients send it. */
const Password = (description = 'the password, or its md5 as 32 hex digits') =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    isVerbatim: true,
    description,
    errorMessage: { zh: '密码不能为空', en: 'Enter the password' },
  });

const SmsCode = () =>
  Type.String({ minLength: 1, maxLength: 10, errorMessage: { zh: '验证码不能为空', en: 'Enter the code' } });

/** Keeps the sign-in for 15 days instead of one hour without use. */
const LongTerm = () => Type.Optional(Type.Boolean({ description: 'stay signed in for 15 days' }));

/** A solved proof of work, when it does not travel in the `altcha` header. */
export const Altcha = () =>
  Type.Optional(Type.String({ maxLength: 4000, isVerbatim: true, description: 'base64 of the solved challenge' }));

/** A member as they see themselves; the password is never part of it. */
export const Member = Type.Object({
  ...Entity,
  username: Type.String(),
  nickName: Type.String(),
  sex: Type.Integer({ description: '1 male, 0 female' }),
  birthday: Nullable(Day()),
  regionId: Nullable(Type.String({ description: 'region ids joined by commas' })),
  region: Nullable(Type.String({ description: 'region names joined by commas' })),
  mobile: Type.String(),
  point: Type.Integer(),
  totalPoint: Type.Integer({ description: 'all points ever earned' }),
  face: Nullable(Type.String({ description: 'address of the picture' })),
  disabled: Type.Boolean({ description: 'true means usable: existing clients have it the other way round' }),
  haveStore: Type.Boolean(),
  storeId: Nullable(Id()),
  clientEnum: OneOf(clientTypes),
  lastLoginDate: Nullable(Type.String()),
  gradeId: Nullable(Type.String()),
  experience: Nullable(Type.Integer()),
});
export type Member = Static<typeof Member>;

export const register = endpoint({
  method: 'POST',
  path: `${base}/register`,
  access: 'public',
  tag,
  summary: 'Open an account with a mobile that was verified by SMS (scene REGISTER)',
  input: Type.Object({
    username: Type.String({
      minLength: 1,
      maxLength: 50,
      pattern: '^[^\\s\\p{C}<>]+$',
      errorMessage: { zh: '用户名格式不正确', en: 'Enter a username without spaces, at most 50 characters' },
    }),
    password: Password(),
    mobilePhone: Mobile(),
    code: SmsCode(),
  }),
  result: TokenPair,
  limitPerMinute: 20,
});

export const signIn = endpoint({
  method: 'POST',
  path: `${base}/userLogin`,
  access: 'public',
  tag,
  summary:
    'Sign in with username or mobile and password. After two wrong passwords a human check is needed: a slider pass (scene LOGIN) or `altcha`',
  input: Type.Object({
    username: Type.String({
      minLength: 1,
      maxLength: 50,
      errorMessage: { zh: '用户名不能为空', en: 'Enter your username or mobile' },
    }),
    password: Password(),
    longTerm: LongTerm(),
    altcha: Altcha(),
  }),
  result: TokenPair,
  limitPerMinute: 60,
});

export const signInBySms = endpoint({
  method: 'POST',
  path: `${base}/smsLogin`,
  access: 'public',
  tag,
  summary: 'Sign in with an SMS code (scene LOGIN); an unknown mobile becomes a member',
  input: Type.Object({ mobile: Mobile(), code: SmsCode(), longTerm: LongTerm() }),
  result: TokenPair,
  limitPerMinute: 60,
});

/** Ends the session of the token; an expired or missing token is no failure. */
export const signOut = endpoint({
  method: 'POST',
  path: `${base}/logout`,
  access: 'public',
  tag,
  summary: 'Sign out',
});

export const refreshTokens = endpoint({
  method: 'GET',
  path: `${base}/refresh/{refreshToken}`,
  access: 'public',
  tag,
  summary: 'Exchange a refresh token, once, for a new pair',
  input: Type.Object({ refreshToken: Type.String({ isVerbatim: true }) }),
  result: TokenPair,
});

export const getOwnMember = endpoint({
  method: 'GET',
  path: base,
  access: 'public',
  tag,
  summary: 'The signed-in member',
  result: Member,
});

export const editOwnMember = endpoint({
  method: 'PUT',
  path: `${base}/editOwn`,
  access: 'public',
  tag,
  summary: 'Change what the member tells about themselves; what is left out stays',
  input: Type.Object({
    nickName: Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: 20,
        pattern: '\\S.*\\S',
        errorMessage: { zh: '会员昵称必须为2到20位之间', en: 'A nickname has 2 to 20 characters' },
      }),
    ),
    sex: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1, errorMessage: { zh: '会员性别参数错误', en: 'sex is 0 or 1' } }),
    ),
    birthday: Type.Optional(
      Type.String({
        pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
        description: 'yyyy-MM-dd; empty for no change',
        errorMessage: { zh: '生日格式不正确', en: 'Enter the birthday as year-month-day' },
      }),
    ),
    face: Type.Optional(Type.String({ maxLength: 500, pattern: '^(|https?://\\S+|/\\S+)$' })),
    regionId: Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\d,]*$' })),
    region: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  result: Member,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: `${base}/modifyPass`,
  access: 'public',
  tag,
  summary: 'Change the own password; other devices are signed out',
  input: Type.Object({ password: Password('the old one'), newPassword: Password('the new one') }),
  result: Member,
  limitPerMinute: 20,
});

export const verifyMobileForReset = endpoint({
  method: 'POST',
  path: `${base}/resetByMobile`,
  access: 'public',
  tag,
  summary: 'Prove a mobile by SMS code (scene FIND_USER); the device may then set a new password within 5 minutes',
  input: Type.Object({ mobile: Mobile(), code: SmsCode() }),
  limitPerMinute: 20,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: `${base}/resetPassword`,
  access: 'public',
  tag,
  summary: 'Set a new password after resetByMobile on the same device; every device is signed out',
  input: Type.Object({ password: Password() }),
  result: Type.Boolean(),
  limitPerMinute: 20,
});

export const canSetFirstPassword = endpoint({
  method: 'PUT',
  path: `${base}/canInitPassword`,
  access: 'public',
  tag,
  summary: 'Whether the account has no password yet, because it came by SMS',
  result: Type.Boolean(),
});

export const setFirstPassword = endpoint({
  method: 'PUT',
  path: `${base}/initPassword`,
  access: 'public',
  tag,
  summary: 'Set the first password of an account that has none',
  input: Type.Object({ password: Password() }),
  limitPerMinute: 20,
});

export const changeMobile = endpoint({
  method: 'POST',
  path: `${base}/bindMobile`,
  access: 'public',
  tag,
  summary: 'Change the own mobile to one that was verified by SMS (scene BIND_MOBILE)',
  input: Type.Object({ mobile: Mobile(), code: SmsCode() }),
  result: Type.Boolean(),
  limitPerMinute: 20,
});

export const closeAccount = endpoint({
  method: 'PUT',
  path: `${base}/cancellation`,
  access: 'public',
  tag,
  summary: 'Close the account for good: what names the person is erased, every device is signed out',
});
