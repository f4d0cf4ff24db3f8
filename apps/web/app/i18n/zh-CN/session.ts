export const session = {
  login: {
    title: '请登录',
    text: '请登录后执行此操作',
    now: '立即登录',
    later: '继续浏览',
  },
  close: '关闭',
  failure: {
    timeout: '连接超时，请稍候再试！',
    network: '网络错误，请稍后再试！',
  },
} as const;
