import site from '../../content/site.json' with { type: 'json' };

/** The sender of every mail. */
export const mailFrom = `${site.name} <${site.email}>`;
