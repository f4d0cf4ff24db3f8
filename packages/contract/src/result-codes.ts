/**
 * Every answer that is not plain data: name → number on the wire, HTTP status, sentence in zh-CN and en.
 *
 * Numbers and Chinese sentences are those that existing clients know; a few numbers stand for two meanings there, so
 * clients tell them apart by the sentence. `UNAUTHENTICATED` also carries `status: 403` in the body (see decisions).
 */
interface ResultCode {
  code: number;
  status: number;
  zh: string;
  en: string;
}

const codes = {
  // ---- general ----
  SUCCESS: { code: 200, status: 200, zh: '成功', en: 'Success' },
  ERROR: { code: 400, status: 400, zh: '服务器繁忙，请稍后重试', en: 'The server is busy, please try again later' },
  UNEXPECTED: {
    code: 400,
    status: 500,
    zh: '服务器繁忙，请稍后重试',
    en: 'The server is busy, please try again later',
  },
  NOT_FOUND: { code: 404, status: 404, zh: '您访问的内容不存在', en: 'There is nothing at this address' },
  UNAUTHENTICATED: {
    code: 403,
    status: 403,
    zh: '登录已失效，请重新登录',
    en: 'Your sign-in has ended, please sign in again',
  },
  ROLE_NOT_ALLOWED: { code: 401, status: 403, zh: '抱歉，您没有访问权限', en: 'Sorry, you are not allowed to do this' },
  INVALID_PARAMETERS: { code: 4002, status: 400, zh: '参数异常', en: 'Something in the request is not valid' },
  TOO_MANY_REQUESTS: {
    code: 1003,
    status: 429,
    zh: '访问过于频繁，请稍后再试',
    en: 'Too many requests, please try again later',
  },
  DUPLICATE_REQUEST: {
    code: 1003,
    status: 400,
    zh: '访问过于频繁，请稍后再试',
    en: 'This was just submitted, please wait a moment',
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 4003,
    status: 400,
    zh: '幂等键已用于另一请求',
    en: 'This idempotency key was used for another request',
  },
  PAYLOAD_TOO_LARGE: { code: 4004, status: 413, zh: '提交的内容过大', en: 'The request is too large' },
  UNSUPPORTED_MEDIA: { code: 4005, status: 415, zh: '不支持的内容类型', en: 'This content type is not supported' },

  // ---- files ----
  FILE_EXTENSION: { code: 1005, status: 400, zh: '不支持图片格式', en: 'This picture format is not supported' },
  IM_NOT_CONFIGURED: { code: 1006, status: 400, zh: '平台未开启IM', en: 'Online service is not available' },
  FILE_TYPE: { code: 1010, status: 400, zh: '不支持上传的文件类型！', en: 'This file type cannot be uploaded' },
  FILE_MISSING: { code: 1011, status: 400, zh: '上传文件不能为空', en: 'Choose a file to upload' },
  FILE_STORAGE: {
    code: 80102,
    status: 400,
    zh: '文件上传失败，请稍后重试',
    en: 'The upload failed, please try again later',
  },

  // ---- goods, categories, stores ----
  CATEGORY_NOT_EXIST: { code: 10001, status: 400, zh: '商品分类不存在', en: 'This category does not exist' },
  GOODS_OFF_SHELF: { code: 11001, status: 400, zh: '商品已下架', en: 'This item is no longer on sale' },
  GOODS_NOT_EXIST: { code: 11026, status: 400, zh: '商品不存在', en: 'These goods do not exist' },
  STOCK_NEGATIVE: { code: 11011, status: 400, zh: '商品库存数量不能为负数', en: 'Stock cannot be negative' },
  STOCK_NOT_ENOUGH: { code: 11011, status: 400, zh: '商品库存不足', en: 'There is not enough stock' },
  WHOLESALE_MINIMUM: {
    code: 11025,
    status: 400,
    zh: '批发商品购买数量不能低于起拍量！',
    en: 'This wholesale item has a minimum quantity',
  },
  PRICE_RANGE: { code: 400, status: 400, zh: '价格区间错误', en: 'The price range is not valid' },
  STORE_NOT_EXIST: { code: 50001, status: 400, zh: '此店铺不存在', en: 'This shop does not exist' },
  PAGE_NOT_EXIST: { code: 61001, status: 400, zh: '页面不存在', en: 'This page does not exist' },

  // ---- members, sign-in ----
  MEMBER_NOT_EXIST: { code: 20002, status: 400, zh: '用户不存在', en: 'There is no such member' },
  MEMBER_NOT_SIGNED_IN: { code: 20003, status: 400, zh: '用户未登录', en: 'You are not signed in' },
  REFRESH_REFUSED: {
    code: 20004,
    status: 400,
    zh: '用户已退出，请重新登录',
    en: 'You have been signed out, please sign in again',
  },
  NOT_OWNER: { code: 20005, status: 400, zh: '权限不足', en: 'You have no access to this' },
  MEMBER_EXISTS: {
    code: 20008,
    status: 400,
    zh: '该用户名或手机号已被注册',
    en: 'This username or mobile is already registered',
  },
  RESET_NOT_VERIFIED: { code: 20009, status: 400, zh: '手机号不存在', en: 'Verify your mobile number first' },
  PASSWORD_WRONG: { code: 20010, status: 400, zh: '账号或密码不正确', en: 'The account or password is not correct' },
  NOT_OWN_MOBILE: {
    code: 20011,
    status: 400,
    zh: '非当前用户的手机号',
    en: 'This is not the mobile of the current member',
  },
  OLD_PASSWORD_WRONG: { code: 20016, status: 400, zh: '旧密码不正确', en: 'The old password is not correct' },
  ALREADY_COLLECTED: { code: 20017, status: 400, zh: '无法重复收藏', en: 'This is already in your favourites' },
  POINTS_NOT_ENOUGH: { code: 20024, status: 400, zh: '用户积分不足', en: 'You do not have enough points' },
  MEMBER_DISABLED: { code: 20028, status: 400, zh: '用户已禁用', en: 'This account is disabled' },
  ACCOUNT_LOCKED: {
    code: 20029,
    status: 400,
    zh: '密码错误次数过多，请15分钟后再试',
    en: 'Too many wrong passwords, try again in 15 minutes',
  },
  PASSWORD_WEAK: { code: 20035, status: 400, zh: '密码过于简单，请换一个', en: 'This password is too easy to guess' },
  MOBILE_TAKEN: { code: 20034, status: 400, zh: '该手机号已存在', en: 'This mobile is already in use' },
  FIRST_PASSWORD_SET: {
    code: 1008,
    status: 400,
    zh: '非初始化密码，无法进行初始化设置',
    en: 'This account already has a password',
  },
  SMS_UNAVAILABLE: { code: 1002, status: 400, zh: '验证码服务异常', en: 'Codes cannot be sent at the moment' },
  SMS_NOT_CONFIGURED: { code: 70007, status: 400, zh: '您还未配置短信服务', en: 'This shop cannot send codes yet' },
  ADDRESS_LIMIT: { code: 20036, status: 400, zh: '收货地址最多50个', en: 'You can keep up to 50 addresses' },
  SMS_SENT: { code: 80201, status: 200, zh: '短信验证码,发送成功', en: 'The code has been sent' },
  VERIFICATION_FAILED: { code: 80202, status: 400, zh: '验证失败', en: 'Verification failed' },
  VERIFICATION_REQUIRED: {
    code: 80204,
    status: 400,
    zh: '验证码已失效，请重新校验',
    en: 'The verification has expired, please verify again',
  },
  SMS_CODE_WRONG: {
    code: 80210,
    status: 400,
    zh: '短信验证码错误，请重新校验',
    en: 'The SMS code is wrong or has expired',
  },

  // ---- cart and checkout ----
  CART_ERROR: { code: 30001, status: 400, zh: '读取结算页的购物车异常', en: 'The checkout could not be read' },
  GROUP_BUY_NOT_EXIST: {
    code: 30002,
    status: 400,
    zh: '拼团活动已关闭，请稍后重试',
    en: 'This group buy is closed',
  },
  SHIPPING_NOT_APPLY: {
    code: 30005,
    status: 400,
    zh: '购物商品不支持当前收货地址配送',
    en: 'The goods cannot be shipped to this address',
  },
  CART_QUANTITY: { code: 30010, status: 400, zh: '购买数量必须大于0', en: 'The quantity must be at least 1' },
  CART_FULL: { code: 30011, status: 400, zh: '购物车已满，请先清理', en: 'Your cart is full' },
  POINTS_GOODS_SOLD_OUT: { code: 47003, status: 400, zh: '积分商品库存不足', en: 'There is not enough stock' },
  BARGAIN_NOT_EXIST: { code: 48008, status: 400, zh: '砍价记录不存在', en: 'This bargain does not exist' },

  // ---- orders ----
  ORDER_ERROR: {
    code: 31001,
    status: 400,
    zh: '创建订单异常，请稍后重试',
    en: 'The order could not be created, please try again',
  },
  ORDER_NOT_EXIST: { code: 31002, status: 400, zh: '订单不存在', en: 'This order does not exist' },
  ORDER_NOT_RECEIVABLE: {
    code: 31003,
    status: 400,
    zh: '订单状态错误，无法进行确认收货',
    en: 'This order cannot be confirmed as received',
  },
  ORDER_PRICE_FIXED: {
    code: 31004,
    status: 400,
    zh: '已支付的订单不能修改金额',
    en: 'The amount of a paid order cannot change',
  },
  ORDER_LOGISTICS: { code: 31005, status: 400, zh: '物流错误', en: 'Choose a valid carrier and tracking number' },
  ORDER_NOT_DELIVERABLE: {
    code: 31006,
    status: 400,
    zh: '订单状态错误，无法发货',
    en: 'This order cannot be shipped now',
  },
  ORDER_NOT_OWN: { code: 31007, status: 400, zh: '非当前会员的订单', en: 'This is not your order' },
  ORDER_TAKE_REFUSED: { code: 31008, status: 400, zh: '当前订单无法核销', en: 'This order cannot be checked off' },
  ADDRESS_MISSING: {
    code: 31009,
    status: 400,
    zh: '订单无收货地址，请先配置收货地址',
    en: 'Choose a delivery address first',
  },
  STORE_ADDRESS_MISSING: {
    code: 31009,
    status: 400,
    zh: '订单没有自提地址,请先选择自提地址',
    en: 'Choose a pick-up point first',
  },
  NOT_DELIVERABLE_THERE: {
    code: 31011,
    status: 400,
    zh: '购物车中包含不支持配送的商品，请重新选择收货地址，或者重新选择商品',
    en: 'Some goods cannot be shipped to this address',
  },
  ORDER_NOT_CANCELLABLE: {
    code: 31012,
    status: 400,
    zh: '当前订单状态不可取消',
    en: 'This order can no longer be cancelled',
  },
  ORDER_NOT_DELETABLE: {
    code: 31013,
    status: 400,
    zh: '当前订单状态不可删除',
    en: 'Only finished or cancelled orders can be deleted',
  },
  ORDER_LINE_NOT_EXIST: { code: 31014, status: 400, zh: '当前订单项不存在！', en: 'This order line does not exist' },
  POINTS_GOODS_NOT_ENOUGH: {
    code: 31015,
    status: 400,
    zh: '当前会员积分不足购买当前积分商品！',
    en: 'You do not have enough points for this item',
  },
  ORDER_PRICE: { code: 31017, status: 400, zh: '订单金额不能小于等于0', en: 'The amount must be more than 0' },
  PACKAGE_NOT_EXIST: { code: 31017, status: 400, zh: '当前订单包裹不存在！', en: 'This parcel does not exist' },
  CART_NOTHING_VALID: {
    code: 31041,
    status: 400,
    zh: '购物车中无有效商品，请检查购物车内商品，或者重新选择商品',
    en: 'There is nothing in your selection that can be ordered',
  },

  // ---- payment ----
  PAY_NOT_NEEDED: {
    code: 32000,
    status: 400,
    zh: '当前订单不需要付款，返回订单列表等待系统订单出库即可',
    en: 'This order needs no payment',
  },
  PAY_SUCCESS: { code: 32001, status: 200, zh: '支付成功', en: 'Payment successful' },
  PAY_DOUBLE: { code: 32003, status: 400, zh: '订单已支付，不能再次进行支付', en: 'This order is already paid' },
  PAY_CASHIER: { code: 32004, status: 400, zh: '收银台信息获取错误', en: 'The cashier could not be opened' },
  PAY_ERROR: {
    code: 32005,
    status: 400,
    zh: '支付业务异常，请稍后重试',
    en: 'The payment failed, please try again later',
  },
  PAY_BAN: {
    code: 32006,
    status: 400,
    zh: '当前订单不需要付款，请返回订单列表重新操作',
    en: 'This order cannot be paid any more',
  },
  PAY_NOT_SUPPORTED: { code: 32008, status: 400, zh: '支付暂不支持', en: 'This payment method is not available' },
  PAY_CLIENT_TYPE: { code: 32009, status: 400, zh: '错误的客户端', en: 'Unknown client type' },
  PAY_POINTS: { code: 32010, status: 400, zh: '积分不足，不能兑换', en: 'You do not have enough points' },
  PAY_ORDER_NOT_EXIST: { code: 32011, status: 400, zh: '支付订单不存在', en: 'There is nothing to pay here' },
  RECHARGE_BY_WALLET: {
    code: 32012,
    status: 400,
    zh: '不能使用余额进行充值',
    en: 'A top-up cannot be paid from the wallet',
  },
  RECHARGE_PRICE: { code: 32013, status: 400, zh: '充值金额错误', en: 'The top-up amount is not valid' },

  // ---- wallet ----
  WALLET_NOT_EXIST: {
    code: 34000,
    status: 400,
    zh: '钱包不存在，请联系管理员',
    en: 'There is no wallet for this account',
  },
  WALLET_INSUFFICIENT: {
    code: 34001,
    status: 400,
    zh: '余额不足以支付订单，请充值!',
    en: 'Your balance is too small, please top up',
  },

  // ---- evaluation ----
  EVALUATION_DOUBLE: { code: 35001, status: 400, zh: '无法重复提交评价', en: 'You have already reviewed this' },
  EVALUATION_NOT_OPEN: {
    code: 35002,
    status: 400,
    zh: '订单完成后才能评价',
    en: 'You can review this once the order is complete',
  },

  // ---- coupons ----
  COUPON_LIMIT: { code: 41000, status: 400, zh: '超出领取限制', en: 'You have claimed as many of these as allowed' },
  COUPON_EXPIRED: {
    code: 41003,
    status: 400,
    zh: '优惠券已使用/已过期，不能使用',
    en: 'This coupon has been used or has expired',
  },
  COUPON_NOT_RUNNING: {
    code: 41005,
    status: 400,
    zh: '当前优惠券已经被领取完了，下次要早点来哦',
    en: 'This coupon is no longer available',
  },
  COUPON_SOLD_OUT: { code: 41006, status: 400, zh: '优惠券剩余领取数量不足', en: 'There are no more of this coupon' },
  COUPON_NOT_EXIST: { code: 41007, status: 400, zh: '当前优惠券不存在', en: 'This coupon does not exist' },
  COUPON_LIMIT_NEGATIVE: {
    code: 41008,
    status: 400,
    zh: '领取限制数量不能为负数',
    en: 'The limit per member cannot be negative',
  },
  COUPON_LIMIT_ABOVE_PUBLISHED: {
    code: 41009,
    status: 400,
    zh: '领取限制数量超出发行数量',
    en: 'The limit per member is above the number published',
  },
  COUPON_DISCOUNT: {
    code: 41010,
    status: 400,
    zh: '优惠券折扣必须小于10且大于0',
    en: 'The discount must be more than 0 and less than 10',
  },
  COUPON_GOODS_MISSING: {
    code: 41011,
    status: 400,
    zh: '当前关联范围类型为指定商品时，商品列表不能为空',
    en: 'Choose the goods that this coupon is for',
  },
  COUPON_CATEGORIES_MISSING: {
    code: 41012,
    status: 400,
    zh: '当前关联范围类型为部分商品分类时，范围关联的id不能为空',
    en: 'Choose the categories that this coupon is for',
  },
  COUPON_SHELVES_MISSING: {
    code: 41013,
    status: 400,
    zh: '当前关联范围类型为部分店铺分类时，范围关联的id不能为空',
    en: 'Choose the shelves of the shop that this coupon is for',
  },
  COUPON_RANGE: {
    code: 41017,
    status: 400,
    zh: '优惠券使用时间范围错误',
    en: 'The time in which this coupon can be used is not valid',
  },
  PROMOTION_END_TIME: {
    code: 40003,
    status: 400,
    zh: '活动结束时间不能小于当前时间',
    en: 'The end must be in the future',
  },
  PROMOTION_TIMES: {
    code: 40004,
    status: 400,
    zh: '活动结束时间必须大于起始时间',
    en: 'The end must be after the start',
  },
  COUPON_NOT_FOR_GOODS: {
    code: 41019,
    status: 400,
    zh: '特殊商品不能使用优惠券，不能使用',
    en: 'Coupons cannot be used for these goods',
  },
  COUPON_NOT_CLAIMABLE: {
    code: 41030,
    status: 400,
    zh: '当前优惠券不允许主动领取',
    en: 'This coupon cannot be claimed',
  },
} satisfies Record<string, ResultCode>;

export type ResultCodeName = keyof typeof codes;
export const resultCodes: Record<ResultCodeName, ResultCode> = codes;

export type Language = 'zh-CN' | 'en';

/** The sentence of a result code, joined with a further text as existing clients expect it (`sentence-text`, or the longer one when one holds the other). */
export function resultSentence(name: ResultCodeName, language: Language, detail?: string): string {
  const sentence = language === 'en' ? resultCodes[name].en : resultCodes[name].zh;
  if (!detail || sentence.includes(detail)) return sentence;
  if (name === 'ERROR' || name === 'INVALID_PARAMETERS' || detail.includes(sentence)) return detail;
  return `${sentence}-${detail}`;
}
