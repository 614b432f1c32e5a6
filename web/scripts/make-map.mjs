// Turns us-atlas into SVG paths, label points and neighbours for the board, so that the page ships no map library.
// Run with `npm run map`; its output is committed, since the outlines of states do not change.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoPath } from "d3-geo";
import { feature, mesh, neighbors } from "topojson-client";

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve("us-atlas/states-albers-10m.json"), "utf8"));

const POSTAL = {
  "01": "AL", "02": "AK", "04": "AZ", "05": "AR", "06": "CA", "08": "CO", "09": "CT", 10: "DE", 12: "FL", 13: "GA",
  15: "HI", 16: "ID", 17: "IL", 18: "IN", 19: "IA", 20: "KS", 21: "KY", 22: "LA", 23: "ME", 24: "MD", 25: "MA",
  26: "MI", 27: "MN", 28: "MS", 29: "MO", 30: "MT", 31: "NE", 32: "NV", 33: "NH", 34: "NJ", 35: "NM", 36: "NY",
  37: "NC", 38: "ND", 39: "OH", 40: "OK", 41: "OR", 42: "PA", 44: "RI", 45: "SC", 46: "SD", 47: "TN", 48: "TX",
  49: "UT", 50: "VT", 51: "VA", 53: "WA", 54: "WV", 55: "WI", 56: "WY",
};
// Where the centroid is a poor place for a label: moved by hand, in map units (the map is 975 × 610).
const NUDGE = {
  CA: [-8, -14], FL: [14, 2], LA: [-14, -4], MI: [3, 12], ID: [2, 20], NV: [0, -14], OK: [18, 2], KY: [8, 2], WV: [-11, 2],
  VA: [18, 8], NC: [6, -3], SC: [3, 2], HI: [-24, -6], AK: [-2, -12], NE: [6, 2], MN: [-8, 4], IL: [0, -4], NY: [6, 0],
  TN: [0, 1], TX: [10, 4], MS: [1, 4], WA: [6, 2], MT: [8, 0], MO: [0, 2], ME: [0, 2], WI: [2, 4], IN: [-2, -8], OH: [2, 0], AL: [0, 2],
};
const REGION = {
  west: "AK AZ CA CO HI ID KS MT NE NV NM ND OK OR SD UT WA WY",
  midwest: "IL IN IA KY MI MN MO OH WI",
  south: "AL AR FL GA LA MS NC SC TN TX VA",
  east: "CT DE ME MD MA NH NJ NY PA RI VT WV",
};
const regionOf = Object.fromEntries(
  Object.entries(REGION).flatMap(([region, keys]) => keys.split(" ").map((key) => [key, region])),
);

const path = geoPath().digits(1);
const kept = atlas.objects.states.geometries.filter((geometry) => POSTAL[geometry.id]);
const collection = { type: "GeometryCollection", geometries: kept };

// Thinned along the arcs that states share, so that neighbours still meet: corners nearer than STEP to the last are left out.
const STEP = 2;
const { scale, translate } = atlas.transform;
atlas.arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  return points.filter((point, index) => {
    if (index === 0) return true;
    const last = points[index - 1].kept ?? points[index - 1];
    const keep = index === points.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) >= STEP;
    point.kept = keep ? point : last;
    return keep;
  }).map(([px, py]) => [px, py]);
});
delete atlas.transform;

/** Leaves out islands too small to see. */
function large(d) {
  const rings = d.split("Z").filter(Boolean);
  const area = (ring) => {
    const points = ring.slice(1).split("L").map((pair) => pair.split(",").map(Number));
    return Math.abs(points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length];
      return sum + x * ny - nx * y;
    }, 0)) / 2;
  };
  const shown = rings.filter((ring) => area(ring) > 6);
  return (shown.length ? shown : rings).map((ring) => ring + "Z").join("");
}

const near = neighbors(kept);
const states = {};
kept.forEach((geometry, index) => {
  const key = POSTAL[geometry.id];
  const shape = feature(atlas, geometry);
  const largest = shape.geometry.type === "MultiPolygon"
    ? shape.geometry.coordinates.reduce((best, polygon) =>
        path.area({ type: "Polygon", coordinates: polygon }) > path.area({ type: "Polygon", coordinates: best }) ? polygon : best)
    : shape.geometry.coordinates;
  const [x, y] = path.centroid({ type: "Polygon", coordinates: largest });
  const [dx, dy] = NUDGE[key] ?? [0, 0];
  states[key] = {
    d: large(path(shape)),
    x: Math.round(x + dx),
    y: Math.round(y + dy),
    near: near[index].map((other) => POSTAL[kept[other].id]).sort(),
  };
});
const borders = path(mesh(atlas, collection, (a, b) => a !== b && regionOf[POSTAL[a.id]] !== regionOf[POSTAL[b.id]]));

const out = Object.fromEntries(Object.entries(states).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  new URL("../src/games/usa/map.json", import.meta.url),
  JSON.stringify({ borders, states: out }).replaceAll('},"', '},\n"') + "\n",
);
