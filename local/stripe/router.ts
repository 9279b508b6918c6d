export interface Routed {
  method: string;
  pattern: string;
}

export interface Match<Route> {
  route: Route;
  path: Record<string, string>;
}

/** `/v1/events/:event` → an expression with the group `event`. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

export function createRouter<Route extends Routed>(
  routes: readonly Route[],
): (method: string, path: string) => Match<Route> | undefined {
  const compiled = routes.map((route) => ({ route, expression: expressionOf(route.pattern) }));
  return (method, path) => {
    for (const { route, expression } of compiled) {
      const groups = route.method === method ? expression.exec(path) : null;
      if (groups !== null) return { route, path: { ...groups.groups } };
    }
    return undefined;
  };
}
