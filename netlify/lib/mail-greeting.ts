// Anyone can type any name beside anyone's address. What a mail program might turn into a link is no name.
const writtenAsName = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u;

export const greeting = (name: string) => (writtenAsName.test(name) ? `Dear ${name},` : 'Hello,');
