/**
 * An address as RFC 5321 has it (4.1.2, Dot-string), in ASCII: the part before the @ neither begins nor ends with a dot and
 * has no two in a row, and what follows is the name of a host. Providers refuse anything else as invalid.
 */
export const emailFormat =
  /^[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z\d]+(?:-+[A-Za-z\d]+)*\.)+[A-Za-z\d-]*[A-Za-z\d]$/;
