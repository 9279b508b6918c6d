// The light colours of styles/tokens.css: a shared link is shown on other sites, so it has one look.
export const colours = { paper: '#fbf7ef', ink: '#1c2430', leaf: '#1d6a50', soft: '#525c6b' };

export const wordsWidth = 540;
