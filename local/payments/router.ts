export interface Routed {
  method: string;
  pattern: string;
}

export interface Match<Route> {
  route: Route;
  /** What the path has where the pattern has a name like `:session`; empty without one. */
  id: string;
}

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/, '([^/]+)')}$`);

export function createRouter<Route extends Routed>(
  routes: readonly Route[],
): (method: string, path: string) => Match<Route> | undefined {
  const compiled = routes.map((route) => ({ route, expression: expressionOf(route.pattern) }));
  return (method, path) => {
    for (const { route, expression } of compiled) {
      const found = route.method === method ? expression.exec(path) : null;
      if (found !== null) return { route, id: found[1] ?? '' };
    }
    return undefined;
  };
}
