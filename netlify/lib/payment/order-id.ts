const orderIdPattern = /^ord_[0-9a-f]{32}$/;

export const isOrderId = (text: string | null): text is string =>
  text !== null && orderIdPattern.test(text);
